// A browser's self-description in words: «Chrome 126 en Windows». Only to help a person recognise a session; nothing
// is decided by it.
export function browserName(agente: string): string {
  if (agente.trim() === '') return 'Navegador desconocido';
  const programa = nombrar(programas, agente);
  const sistema = nombrar(sistemas, agente);
  if (programa === undefined) return sistema === undefined ? recortar(agente) : `Navegador en ${sistema}`;
  return sistema === undefined ? programa : `${programa} en ${sistema}`;
}

type Regla = readonly [marca: RegExp, nombre: string];

// In order: most of them also claim to be the ones below.
const programas: readonly Regla[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\/(\d+)/, 'Edge'],
  [/\b(?:OPR|OPiOS)\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];

const sistemas: readonly Regla[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

function nombrar(reglas: readonly Regla[], agente: string): string | undefined {
  for (const [marca, nombre] of reglas) {
    const hallada = marca.exec(agente);
    if (hallada !== null) return hallada[1] === undefined ? nombre : `${nombre} ${hallada[1]}`;
  }
  return undefined;
}

const LARGO_MAX = 40;

/** A program that is not a browser says its name first: `curl/8.5.0`. */
function recortar(agente: string): string {
  const [primera = agente] = agente.trim().split(' ');
  return primera.length > LARGO_MAX ? `${primera.slice(0, LARGO_MAX)}…` : primera;
}
