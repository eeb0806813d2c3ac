// Whether a text is something that a browser runs when it is opened (HTML, SVG and what turns into them), however it is
// dressed: by its first element whatever its prefix and letters, and by the namespaces that it names anywhere, because it is
// those that make a `script` inside of an innocent document work. Character references are read first: they hide letters.

export function esPagina(texto: string): boolean {
  const sinMarca = texto.replace(/^(?:\xef\xbb\xbf|\ufeff)/, '').trimStart();
  if (!sinMarca.startsWith('<')) return false;
  if (/^<!doctype\s+(?:html|svg)\b/i.test(sinMarca) || TRANSFORMADO.test(sinMarca)) return true;
  if (DE_PAGINA.has(raizDe(sinMarca)) || EJECUTABLE.test(sinMarca)) return true;
  const claro = conReferenciasLeidas(sinMarca).toLowerCase();
  return ESPACIOS_DE_NOMBRES.some((espacio) => claro.includes(espacio));
}

/** Such an extension makes a page of anything, once it is on somebody's disk. */
export const seAbreComoPagina = (nombre: string): boolean =>
  /\.(?:x?html?|xht|svgz?|mht(?:ml)?|hta|xslt?)$/i.test(nombre.trim());

const ESPACIOS_DE_NOMBRES = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1998/math/mathml',
  'http://www.w3.org/1999/xsl/transform',
];

const DE_PAGINA: ReadonlySet<string> = new Set(
  `html head body frameset iframe script style svg math img object embed link meta base video audio table div
   stylesheet`.split(/\s+/),
);

const TRANSFORMADO = /<\?xml-stylesheet\b/i;
const EJECUTABLE = /<(?:[^\s<>/:]{1,100}:)?(?:script|iframe|foreignobject)[\s/>]/i;

const SALTADAS = [
  { abre: '<!--', cierra: '-->' },
  { abre: '<?', cierra: '?>' },
];

/** The local name of the first element, past declarations, instructions and comments. */
function raizDe(texto: string): string {
  let en = 0;
  for (;;) {
    en = texto.indexOf('<', en);
    if (en === -1) return '';
    const saltada = SALTADAS.find(({ abre }) => texto.startsWith(abre, en));
    if (saltada === undefined) break;
    const fin = texto.indexOf(saltada.cierra, en + saltada.abre.length);
    if (fin === -1) return '';
    en = fin + saltada.cierra.length;
  }
  const nombre = /^<([^\s/>]{1,200})/.exec(texto.slice(en, en + 300))?.[1] ?? '';
  return nombre.slice(nombre.lastIndexOf(':') + 1).toLowerCase();
}

function conReferenciasLeidas(texto: string): string {
  if (!texto.includes('&#')) return texto;
  return texto.replaceAll(/&#(?:x([0-9a-f]{1,8})|(\d{1,10}));/gi, (_, hex?: string, decimal?: string) => {
    const codigo = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return codigo <= 0x10_ff_ff ? String.fromCodePoint(codigo) : '';
  });
}
