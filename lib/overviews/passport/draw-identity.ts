import { fittingSize } from '@/lib/core/pdf/blocks';
import { artifact, heightOf, type Paper, textElement } from '@/lib/core/pdf/paper';
import { type CardMeasures, drawSpaced, factGrid, portrait } from './card-parts';
import { drawMark, rosette } from './ornament';
import type { PaperFact, PassportPaper } from './paper';

export function drawIdentity(
  paper: Paper,
  passport: PassportPaper,
  facts: readonly PaperFact[],
  photo: Buffer | null,
  measures: CardMeasures,
) {
  const { label } = measures;
  const { x, width } = paper.column;
  artifact(paper, (document) => {
    document
      .save()
      .rect(x, paper.y, width, paper.format.height - 2 * paper.format.margin)
      .clip();
    rosette(document, { x: x + width - 60, y: paper.format.height * 0.56 }, 90);
    document.restore();
  });
  drawSpaced(paper, passport.heading, { x, y: paper.y, width }, label * 1.1);
  artifact(paper, (document) => drawMark(document, { x: x + width - 12, y: paper.y - 3 }, 15));
  const top = paper.y + label * 2.6;
  const photoWidth = photo ? measures.portrait.width + 10 : 0;
  const side = { x: x + photoWidth, width: width - photoWidth };
  const size = fittingSize(paper, passport.name, side.width, measures.name, 2);
  const nameStyle = { font: 'display', size } as const;
  const nameHeight = heightOf(paper, passport.name, side.width, nameStyle);
  if (photo)
    portrait(paper, photo, passport.photoAlt, { x, y: top, width: measures.portrait.width }, measures.portrait.height);
  textElement(paper, paper.root, 'H1', passport.name, { ...side, y: top - size * 0.1 }, nameStyle);
  const narrow = { ...measures, columns: 1 };
  const beside = { ...side, y: top + nameHeight + 2 };
  const fitting = facts.findLastIndex((_, at) => {
    const high = factGrid(paper, facts.slice(0, at + 1), { ...beside, y: 0 }, narrow, false);
    return nameHeight + 2 + high <= measures.portrait.height + label;
  });
  const sideFacts = facts.slice(0, fitting + 1);
  const usedHeight = sideFacts.length > 0 ? factGrid(paper, sideFacts, beside, narrow) : 0;
  paper.y = Math.max(top + (photo ? measures.portrait.height : 0), beside.y + usedHeight) + label;
  const rest = facts.slice(fitting + 1);
  if (rest.length > 0) paper.y += factGrid(paper, rest, { x, width, y: paper.y }, measures);
}
