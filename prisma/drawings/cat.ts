import { both, palette, sheet } from './frame';

const coat = '#34464C';
const shade = '#26353A';
const light = '#4B6068';

const body = `
<path d="M126 640C124 560 186 482 320 482S516 560 514 640Z" fill="${coat}"/>
<path d="M126 640C126 596 142 556 176 526C168 566 170 604 178 640ZM514 640C514 596 498 556 464 526C472 566 470 604 462 640Z" fill="${shade}"/>
<path d="M256 486C236 540 244 596 262 640H378C396 596 404 540 384 486Z" fill="${palette.snow}"/>
<path d="M292 566L304 592L310 574L320 606L330 574L336 592L348 566" fill="none" stroke="#E4D8C8" stroke-width="5"/>`;

const collar = `
<path d="M222 420C222 446 218 460 213 478C252 528 388 528 427 478C422 460 418 446 418 420Z" fill="${shade}"/>
<path d="M262 450V506C300 518 340 518 378 506V450Z" fill="#DDD3C4"/>
<path d="M214 464C248 498 284 508 320 508S392 498 426 464Q432 474 432 490C400 528 360 538 320 538S240 528 208 490Q208 474 214 464Z" fill="${palette.apricot}"/>
<circle cx="320" cy="546" r="23" fill="#E9B949"/><circle cx="320" cy="546" r="23" fill="none" stroke="${palette.amber}" stroke-width="4"/>
<path d="M298 544H342" stroke="${palette.amber}" stroke-width="4"/><circle cx="320" cy="554" r="5" fill="${palette.ink}"/><path d="M320 556V568" stroke="${palette.ink}" stroke-width="4"/>`;

const ears = both(`
<path d="M172 268C150 190 148 118 164 76C168 66 178 64 186 70C228 98 268 138 292 176Z" fill="${coat}"/>
<path d="M188 214C176 172 174 132 180 108C206 126 232 150 250 172C226 180 204 194 188 214Z" fill="#D9987F"/>
<path d="M196 210C190 186 190 166 194 150M214 194C208 178 208 166 210 158" stroke="#F2D3C4" stroke-width="5" fill="none"/>`);

const head = `
<path d="M320 140C218 140 148 206 146 300C145 340 132 356 118 372C142 378 152 386 160 394C152 404 146 410 138 416C166 420 184 426 198 440C230 470 276 480 320 480S410 470 442 440C456 426 474 420 502 416C494 410 488 404 480 394C488 386 498 378 522 372C508 356 495 340 494 300C492 206 422 140 320 140Z" fill="${coat}"/>
${both(`<path d="M282 148C288 168 290 184 288 204M250 160C260 178 264 192 264 210" stroke="${shade}" stroke-width="11" fill="none"/>
<path d="M152 318C176 318 194 324 210 334M156 350C178 346 192 348 206 354" stroke="${shade}" stroke-width="10" fill="none"/>`)}
<path d="M320 146V206" stroke="${shade}" stroke-width="11"/>
<path d="M320 226C312 262 304 290 284 318C246 334 222 364 226 404C240 452 284 478 320 478S400 452 414 404C418 364 394 334 356 318C336 290 328 262 320 226Z" fill="${palette.snow}"/>
<path d="M232 424C250 458 286 478 320 478S390 458 408 424C388 446 354 456 320 456S252 446 232 424Z" fill="#E9E0D3"/>`;

const face = `
${both(`<path d="M194 292C208 256 258 252 286 294C262 326 214 326 194 292Z" fill="#A9C46C"/>
<path d="M194 292C208 256 258 252 286 294C262 284 216 282 194 292Z" fill="#7C9A46" opacity=".6"/>
<ellipse cx="242" cy="290" rx="15" ry="25" fill="${palette.ink}"/>
<path d="M186 290C206 250 262 246 292 298" fill="none" stroke="${palette.ink}" stroke-width="8"/>
<path d="M196 296C216 324 262 324 286 296" fill="none" stroke="${light}" stroke-width="4"/>`)}
<circle cx="249" cy="279" r="6.500" fill="#fff"/><circle cx="405" cy="279" r="6.500" fill="#fff"/>
<path d="M294 360C300 352 340 352 346 360C346 374 330 388 320 392C310 388 294 374 294 360Z" fill="#DB8576"/>
<path d="M304 362C310 358 322 358 328 360" stroke="#F3BDB0" stroke-width="5" fill="none"/>
<path d="M320 392V408M272 416C284 436 308 434 320 408C332 434 356 436 368 416" fill="none" stroke="${palette.ink}" stroke-width="6"/>
${both(`<path d="M240 388C200 376 152 376 104 388M240 404C204 402 160 410 116 430M242 420C212 426 182 440 152 460" fill="none" stroke="#F7F1E6" stroke-width="4" opacity=".95"/>
<circle cx="256" cy="386" r="3.500" fill="#C5B5A2"/><circle cx="260" cy="402" r="3.500" fill="#C5B5A2"/><circle cx="272" cy="392" r="3.500" fill="#C5B5A2"/>`)}`;

export const cat = sheet({ tint: '#F5D9C2', line: '#B4561F', drawing: body + collar + ears + head + face });
