import PDFDocument from 'pdfkit';

export function aPdf(text = 'Rabies certificate', { catalogue = '', mediaBox = '0 0 595 842' } = {}): Buffer {
  const content = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[${mediaBox}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer<</Root 1 0 R>>\n%%EOF\n`, 'latin1');
}

export async function aPdfOfPages(texts: readonly string[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const documentEnd = new Promise((resolve) => document.once('end', resolve));
  for (const text of texts) document.addPage().fontSize(4).text(text, { lineBreak: false });
  document.end();
  await documentEnd;
  return Buffer.concat(parts);
}

export function aScriptedPdf(): Buffer {
  const script = "/OpenAction<</S/JavaScript/JS(app.alert\\('x'\\); for\\(;;\\);)>>/AA<</WC<</S/Launch/F(calc.exe)>>>>";
  return aPdf('Scripted', { catalogue: script });
}
