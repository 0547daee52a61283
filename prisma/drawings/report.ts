/** Supports Latin letters only. */
const escapePdfText = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

export function drawReport(title: string, lines: readonly string[]): Buffer {
  const rows = lines.map((line) => `0 -24 Td (${escapePdfText(line)}) Tj`).join(' ');
  const content = `0.06 0.36 0.30 rg 0 782 595 60 re f 1 1 1 rg BT /F1 22 Tf 48 804 Td (${escapePdfText(title)}) Tj ET 0.11 0.16 0.18 rg BT /F1 13 Tf 48 760 Td ${rows} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}
