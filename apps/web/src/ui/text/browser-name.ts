// A browser's self-description in words: «Chrome 126 en Windows». Only to help a person recognise a session; nothing
// is decided by it.
export function browserName(agente: string): string {
  if (agente.trim() === '') return 'Navegador desconocido';
  const programa = nameOf(programas, agente);
  const sistema = nameOf(sistemas, agente);
  if (programa === undefined) return sistema === undefined ? trim(agente) : `Navegador en ${sistema}`;
  return sistema === undefined ? programa : `${programa} en ${sistema}`;
}

type Rule = readonly [marca: RegExp, nombre: string];

// In order: most of them also claim to be the ones below.
const programas: readonly Rule[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\/(\d+)/, 'Edge'],
  [/\b(?:OPR|OPiOS)\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];

const sistemas: readonly Rule[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

function nameOf(rules: readonly Rule[], agente: string): string | undefined {
  for (const [mark, name] of rules) {
    const found = mark.exec(agente);
    if (found !== null) return found[1] === undefined ? name : `${name} ${found[1]}`;
  }
  return undefined;
}

const LENGTH_MAX = 40;

/** A program that is not a browser says its name first: `curl/8.5.0`. */
function trim(agente: string): string {
  const [first = agente] = agente.trim().split(' ');
  return first.length > LENGTH_MAX ? `${first.slice(0, LENGTH_MAX)}…` : first;
}
