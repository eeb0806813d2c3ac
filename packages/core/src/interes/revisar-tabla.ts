// Whether a rate table answers every amount, and every term from the shortest on, exactly once; what is wrong is told
// by the number of its tramo, as it is being written.
import { type Centavos, formatearQuetzales } from '../dinero.ts';
import { PPM_MAX, type TramoDeTasa } from './tasas.ts';

export interface ErrorDeTabla {
  /** Counted from zero, as given; null when it is of the whole table. */
  readonly tramo: number | null;
  readonly mensaje: string;
}

interface Numerado {
  readonly lugar: number;
  readonly tramo: TramoDeTasa;
}

/** Terms that are covered by the same tramos throughout. */
interface FranjaDePlazo {
  readonly desde: number;
  readonly hasta: number | null;
}

/** Empty when the table may be published. */
export function revisarTabla(tramos: readonly TramoDeTasa[]): ErrorDeTabla[] {
  if (tramos.length === 0)
    return [{ tramo: null, mensaje: 'La tabla no tiene tramos: escriba al menos uno.' }];
  const numerados = tramos.map((tramo, lugar) => ({ lugar, tramo }));
  const malEscritos = numerados.flatMap(revisarTramo);
  if (malEscritos.length > 0) return malEscritos;
  const franjas = franjasDePlazo(tramos);
  const conPlazo = franjas.length > 1 || franjas[0]?.desde !== 0;
  return sinRepetir(franjas.flatMap((franja) => revisarFranja(franja, numerados, conPlazo)));
}

function revisarTramo({ lugar, tramo }: Numerado): ErrorDeTabla[] {
  const { montoDesde, montoHasta, plazoDesde, plazoHasta, ppm } = tramo;
  const mensajes: string[] = [];
  if (montoDesde < 0) mensajes.push('no puede empezar en un monto negativo.');
  if (montoHasta !== null && montoHasta <= montoDesde)
    mensajes.push('termina antes de empezar: el monto final debe ser mayor que el inicial.');
  if (plazoDesde < 0) mensajes.push('no puede empezar en un plazo negativo.');
  if (plazoHasta !== null && plazoHasta <= plazoDesde)
    mensajes.push('tiene el plazo al revés: el final debe ser mayor que el inicial.');
  if (!Number.isSafeInteger(ppm) || ppm < 0 || ppm > PPM_MAX)
    mensajes.push('debe tener una tasa de 0 % a 100 %.');
  return mensajes.map((mensaje) => ({ tramo: lugar, mensaje: `${nombre(lugar)} ${mensaje}` }));
}

/** The terms cut wherever some tramo begins or ends. */
function franjasDePlazo(tramos: readonly TramoDeTasa[]): FranjaDePlazo[] {
  const cortes = new Set(
    tramos.flatMap(({ plazoDesde, plazoHasta }) => [plazoDesde, plazoHasta ?? plazoDesde]),
  );
  const enOrden = [...cortes].sort((uno, otro) => uno - otro);
  return enOrden.map((desde, i) => ({ desde, hasta: enOrden[i + 1] ?? null }));
}

function revisarFranja(
  franja: FranjaDePlazo,
  numerados: readonly Numerado[],
  conPlazo: boolean,
): ErrorDeTabla[] {
  const suyos = numerados
    .filter(({ tramo: { plazoDesde, plazoHasta } }) => {
      return plazoDesde <= franja.desde && (plazoHasta === null || franja.desde < plazoHasta);
    })
    .sort((uno, otro) => uno.tramo.montoDesde - otro.tramo.montoDesde || uno.lugar - otro.lugar);
  const plazos = conPlazo ? ` para plazos ${enPalabras(franja)}` : '';
  const [primero] = suyos;
  if (primero === undefined) return [{ tramo: null, mensaje: `No hay ninguna tasa${plazos}.` }];
  const errores: ErrorDeTabla[] = [];
  if (primero.tramo.montoDesde !== 0)
    errores.push({
      tramo: primero.lugar,
      mensaje: `${nombre(primero.lugar)} es el primero${plazos}: debe empezar en Q 0.00.`,
    });
  return [...errores, ...revisarMontos(suyos, plazos)];
}

/** In order of amounts: each begins where those before it end, and the last one has no end. */
function revisarMontos(suyos: readonly Numerado[], plazos: string): ErrorDeTabla[] {
  const errores: ErrorDeTabla[] = [];
  let alcance: { lugar: number; hasta: Centavos | null } | undefined;
  for (const { lugar, tramo } of suyos) {
    if (alcance !== undefined) errores.push(...revisarBorde(alcance, lugar, tramo.montoDesde, plazos));
    const llegaMas =
      alcance === undefined ||
      (alcance.hasta !== null && (tramo.montoHasta === null || tramo.montoHasta > alcance.hasta));
    if (llegaMas) alcance = { lugar, hasta: tramo.montoHasta };
  }
  if (alcance !== undefined && alcance.hasta !== null)
    errores.push({
      tramo: alcance.lugar,
      mensaje: `${nombre(alcance.lugar)} es el último${plazos}: déjelo sin monto final.`,
    });
  return errores;
}

function revisarBorde(
  antes: { readonly lugar: number; readonly hasta: Centavos | null },
  lugar: number,
  desde: Centavos,
  plazos: string,
): ErrorDeTabla[] {
  if (antes.hasta === desde) return [];
  const mensaje =
    antes.hasta === null || antes.hasta > desde
      ? `${nombre(lugar)} se traslapa con el tramo ${antes.lugar + 1} a partir de ${formatearQuetzales(desde)}${plazos}.`
      : `Entre el tramo ${antes.lugar + 1} y el tramo ${lugar + 1} no hay tasa de ${formatearQuetzales(antes.hasta)} a ${formatearQuetzales(desde)}${plazos}.`;
  return [{ tramo: lugar, mensaje }];
}

const nombre = (lugar: number): string => `El tramo ${lugar + 1}`;

function enPalabras({ desde, hasta }: FranjaDePlazo): string {
  if (hasta === null) return `de ${desde} días o más`;
  return hasta === desde + 1 ? `de ${desde} días` : `de ${desde} a ${hasta - 1} días`;
}

/** The same tramo with the same trouble in several terms is told in the first of them. */
function sinRepetir(errores: readonly ErrorDeTabla[]): ErrorDeTabla[] {
  const vistos = new Set<string>();
  return errores.filter(({ tramo, mensaje }) => {
    const clave = tramo === null ? mensaje : `${tramo}|${mensaje.replace(/ para plazos .*$/, '')}`;
    if (vistos.has(clave)) return false;
    vistos.add(clave);
    return true;
  });
}
