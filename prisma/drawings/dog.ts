import { both, palette, sheet } from './frame';

const coat = '#DB8A52';
const dark = '#7C452A';
const saddle = '#3A302D';

const body = `
<path d="M112 640C118 548 190 486 320 486S522 548 528 640Z" fill="${coat}"/>
<path d="M112 640C116 575 152 524 214 502C188 552 182 596 184 640ZM528 640C524 575 488 524 426 502C452 552 458 596 456 640Z" fill="${saddle}"/>
<path d="M250 500C232 548 232 600 240 640H400C408 600 408 548 390 500Z" fill="${palette.snow}"/>
<path d="M286 560C292 584 300 600 308 612M354 560C348 584 340 600 332 612M320 576V622" fill="none" stroke="#E4D8C8" stroke-width="5"/>`;

const collar = `
<path d="M244 408C232 440 216 466 207 486C250 540 390 540 433 486C424 466 408 440 396 408Z" fill="#B96B3C"/>
<path d="M262 440V512C300 526 340 526 378 512V440Z" fill="#E4D8C8"/>
<path d="M208 472C242 506 282 518 320 518S398 506 432 472Q438 484 438 502C404 540 362 552 320 552S236 540 202 502Q202 484 208 472Z" fill="${palette.green}"/>
<path d="M214 486C250 520 286 530 320 530S390 520 426 486" fill="none" stroke="#6FA394" stroke-width="3" stroke-dasharray="2 9"/>
<circle cx="320" cy="568" r="25" fill="${palette.amber}"/><circle cx="320" cy="568" r="25" fill="none" stroke="#8C5A14" stroke-width="3"/>
<circle cx="320" cy="548" r="7" fill="none" stroke="#8C5A14" stroke-width="4"/>
<path d="M320 581c-9-6-13-10-13-15a6.500 6.500 0 0 1 13-2a6.500 6.500 0 0 1 13 2c0 5-4 9-13 15Z" fill="#F3DDAF"/>`;

const head = `
<path d="M320 118C236 118 184 170 182 256C181 330 206 384 244 428C270 458 294 474 320 474S370 458 396 428C434 384 459 330 458 256C456 170 404 118 320 118Z" fill="${coat}"/>
${both(`<path d="M320 118C282 118 250 128 226 148C256 152 284 170 296 204C302 176 304 146 320 118Z" fill="${dark}" opacity=".35"/>`)}
<path d="M320 120C306 124 302 140 304 170C306 214 300 250 282 284C240 304 222 350 236 400C254 444 290 474 320 474S386 444 404 400C418 350 400 304 358 284C340 250 334 214 336 170C338 140 334 124 320 120Z" fill="${palette.snow}"/>
<path d="M236 400C254 444 290 474 320 474S386 444 404 400C384 436 352 450 320 450S256 436 236 400Z" fill="#EADFCF"/>`;

const ears = both(`
<path d="M222 150C168 146 118 196 96 280C78 350 84 432 122 456C158 474 194 428 206 366C214 320 204 262 222 206Z" fill="${dark}"/>
<path d="M214 160C182 178 152 226 136 292C122 352 122 412 138 446" fill="none" stroke="#9A5C3A" stroke-width="7" opacity=".75"/>`);

const face = `
${both(`<path d="M238 226C250 214 272 212 286 222" fill="none" stroke="${dark}" stroke-width="8" opacity=".55"/>
<ellipse cx="262" cy="266" rx="25" ry="26" fill="#5A3420"/><ellipse cx="262" cy="267" rx="20" ry="22" fill="${palette.ink}"/>
<path d="M234 262C240 242 284 240 292 264" fill="none" stroke="${palette.ink}" stroke-width="6"/>`)}
<circle cx="270" cy="258" r="7" fill="#fff"/><circle cx="386" cy="258" r="7" fill="#fff"/>
<circle cx="256" cy="276" r="3.500" fill="#fff" opacity=".7"/><circle cx="372" cy="276" r="3.500" fill="#fff" opacity=".7"/>
<path d="M276 404C290 424 304 428 320 412C336 428 350 424 364 404C360 446 344 462 320 462S280 446 276 404Z" fill="#6B2F27"/>
<path d="M296 428C298 456 306 476 320 476S342 456 344 428C334 432 327 426 320 418C313 426 306 432 296 428Z" fill="#E9877A"/>
<path d="M320 430V462" stroke="#C8655B" stroke-width="4"/>
<path d="M270 398C284 426 306 428 320 410C334 428 356 426 370 398M320 410V374" fill="none" stroke="${palette.ink}" stroke-width="7"/>
<path d="M280 336C282 318 300 312 320 312S358 318 360 336C360 356 340 378 320 378S280 356 280 336Z" fill="${palette.ink}"/>
<path d="M296 328C304 320 326 320 336 324" fill="none" stroke="#71808A" stroke-width="6" opacity=".8"/>
${both('<circle cx="256" cy="368" r="3.500" fill="#B79C86"/><circle cx="244" cy="384" r="3.500" fill="#B79C86"/><circle cx="264" cy="390" r="3.500" fill="#B79C86"/>')}`;

export const dog = sheet({ tint: '#CFE1D7', line: palette.green, drawing: body + collar + head + ears + face });
