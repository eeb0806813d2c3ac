// A partida with something that cannot be read is still judged by the rest of it, so that whoever corrects it corrects
// everything at once: what cannot be read is put aside, and what only follows from that is not said.
import { type PartidaNueva, partidaNueva } from '@cuadra/contract/contabilidad/borradores/borradores';
import type { ErrorDeCampo } from '@cuadra/contract/problema-en-json';

/** The partida without what its schema refused; undefined when too little is left of it. */
export function legibleDe(
  valor: unknown,
  hallados: readonly ErrorDeCampo[],
  hoy: string,
): PartidaNueva | undefined {
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return undefined;
  const neutros: Readonly<Record<string, unknown>> = {
    fecha: hoy,
    tipo: 'diario',
    agencia: '00',
    concepto: 'x',
  };
  const malos = new Set(hallados.map(({ campo }) => campo));
  const cabecera = Object.fromEntries(
    Object.entries(valor)
      .filter(([campo]) => DE_PARTIDA.has(campo))
      .map(([campo, escrito]) => [campo, malos.has(campo) ? undefined : escrito]),
  );
  const faltantes = Object.entries(neutros).filter(([campo]) => malos.has(campo));
  const { lineas } = cabecera;
  return partidaNueva.safeParse({
    ...cabecera,
    ...Object.fromEntries(faltantes),
    ...(Array.isArray(lineas) ? { lineas: lineas.map((linea, n) => lineaLegible(linea, n, malos)) } : {}),
  }).data;
}

const DE_PARTIDA = new Set(['fecha', 'fechaDocumento', 'tipo', 'agencia', 'concepto', 'lineas']);
const DE_LINEA = new Set(['idCuenta', 'debe', 'haber', 'concepto', 'documento']);

function lineaLegible(linea: unknown, indice: number, malos: ReadonlySet<string>): unknown {
  if (typeof linea !== 'object' || linea === null) return {};
  return Object.fromEntries(
    Object.entries(linea).filter(([campo]) => DE_LINEA.has(campo) && !malos.has(`lineas.${indice}.${campo}`)),
  );
}

interface Dicho {
  readonly campo: string;
  readonly codigo?: string;
  readonly linea?: number | undefined;
}

const ENCABEZADO = new Set(['fecha', 'fechaDocumento', 'tipo', 'agencia', 'concepto', 'lineas']);

/** Whether an error of a partida says only what another of its own already said. */
export function seSigueDe(
  { campo, codigo }: Pick<ErrorDeCampo, 'campo' | 'codigo'>,
  dichos: readonly Dicho[],
  linea?: number,
): boolean {
  return dichos.some((dicho) => {
    // Nothing of it could be read.
    if (dicho.campo === '') return true;
    if (dicho.campo === campo && dicho.codigo !== 'ENCABEZADO_DISTINTO' && !campo.startsWith('lineas'))
      return true;
    if (dicho.campo === 'partida') return ENCABEZADO.has(campo);
    if (dicho.campo === 'agencia') return codigo === 'PERIODO_CERRADO';
    if (esMonto(dicho.campo)) return esDeMontos(campo, codigo, dicho, linea);
    return /^lineas\.\d+/.test(dicho.campo) && campo.startsWith(dicho.campo);
  });
}

/** `debe` in a sheet; in a lote, `lineas.3.debe` or a key that nobody knows, which may have been one. */
const esMonto = (campo: string) =>
  /^(debe|haber)$|^lineas\.\d+\.(?!(idCuenta|concepto|documento)$)/.test(campo);

/** A side that cannot be read leaves neither its line nor the whole to be judged by their amounts. */
function esDeMontos(campo: string, codigo: string, dicho: Dicho, linea: number | undefined): boolean {
  if (campo === 'lineas') return true;
  if (codigo !== 'LINEA_INVALIDA') return false;
  return linea === undefined ? dicho.campo.startsWith(`${campo}.`) : dicho.linea === linea;
}
