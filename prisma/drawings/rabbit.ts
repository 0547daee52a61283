import { both, palette, sheet } from './frame';

const coat = '#FCF7EE';
const shade = '#E3D6C4';
const grey = '#B9AEA4';

const body = `
<path d="M132 640C126 560 196 500 320 500S514 560 508 640Z" fill="${coat}"/>
<path d="M132 640C130 598 150 560 186 536C176 572 178 606 186 640ZM508 640C510 598 490 560 454 536C464 572 462 606 454 640Z" fill="${shade}"/>`;

const scarf = `
<path d="M224 440C224 466 220 488 215 506C252 544 388 544 425 506C420 488 416 466 416 440Z" fill="#D3C5B2"/>
<path d="M212 500C250 524 286 530 320 530S390 524 428 500Q436 510 436 526C420 542 402 552 384 558L320 630L256 558C238 552 220 542 204 526Q204 510 212 500Z" fill="${palette.sky}"/>
<path d="M206 524C250 556 288 562 320 562S390 556 434 524" fill="none" stroke="#2B6182" stroke-width="5"/>
<g fill="${palette.paper}"><circle cx="290" cy="576" r="5"/><circle cx="320" cy="586" r="5"/><circle cx="350" cy="576" r="5"/><circle cx="320" cy="608" r="5"/><circle cx="250" cy="540" r="5"/><circle cx="390" cy="540" r="5"/></g>`;

const ears = both(`
<path d="M286 250C232 214 196 128 206 62C210 34 232 24 252 42C292 80 314 168 312 238Z" fill="${coat}"/>
<path d="M286 250C232 214 196 128 206 62C208 50 214 42 222 38C222 110 244 190 296 246Z" fill="${grey}" opacity=".6"/>
<path d="M280 226C246 182 226 118 232 78C262 108 286 168 294 226Z" fill="#EBB5A2"/>`);

const head = `
<path d="M320 196C226 196 170 258 166 340C163 388 176 420 200 444C232 478 276 496 320 496S408 478 440 444C464 420 477 388 474 340C470 258 414 196 320 196Z" fill="${coat}"/>
${both(`<path d="M166 340C163 388 176 420 200 444C214 458 230 470 248 478C200 448 180 400 184 348C188 294 222 244 276 206C210 228 170 276 166 340Z" fill="${shade}" opacity=".9"/>
<path d="M204 330C204 288 226 268 252 270C276 274 286 300 280 328C266 356 218 366 204 330Z" fill="${grey}" opacity=".32"/>`)}
<path d="M320 376C282 366 238 388 236 428C240 470 282 494 320 494S400 470 404 428C402 388 358 366 320 376Z" fill="#FFFDF9"/>
<path d="M300 214C306 226 310 238 310 250M320 206V244M340 214C334 226 330 238 330 250" stroke="${shade}" stroke-width="6" fill="none"/>`;

const face = `
${both(`<ellipse cx="242" cy="320" rx="27" ry="31" fill="#5B4334"/><ellipse cx="242" cy="321" rx="22" ry="27" fill="${palette.ink}"/>
<path d="M210 316C214 284 266 280 276 314" fill="none" stroke="${palette.ink}" stroke-width="7"/>
<ellipse cx="206" cy="404" rx="27" ry="18" fill="${palette.apricot}" opacity=".28"/>`)}
<circle cx="251" cy="308" r="8.500" fill="#fff"/><circle cx="407" cy="308" r="8.500" fill="#fff"/>
<circle cx="234" cy="332" r="4" fill="#fff" opacity=".7"/><circle cx="390" cy="332" r="4" fill="#fff" opacity=".7"/>
<path d="M292 386C298 378 342 378 348 386C348 398 332 408 320 412C308 408 292 398 292 386Z" fill="#DC8A78"/>
<path d="M303 388C310 384 322 384 328 386" stroke="#F4C3B4" stroke-width="5" fill="none"/>
<path d="M304 434H336V452C336 460 304 460 304 452Z" fill="#fff" stroke="${palette.ink}" stroke-width="5"/><path d="M320 436V456" stroke="${palette.ink}" stroke-width="4"/>
<path d="M320 412V428M272 428C286 446 310 444 320 428C330 444 354 446 368 428" fill="none" stroke="${palette.ink}" stroke-width="6"/>
${both('<path d="M248 414C206 402 166 402 124 412M248 428C212 430 176 440 138 458M254 442C230 452 208 464 186 482" fill="none" stroke="#8D7F72" stroke-width="3.500" opacity=".8"/>')}`;

export const rabbit = sheet({ tint: '#CBDDE7', line: palette.sky, drawing: body + scarf + ears + head + face });
