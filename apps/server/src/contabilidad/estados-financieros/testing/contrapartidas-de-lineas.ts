// For tests: against what each line moved, worked out partida by partida in the plainest way, without SQL and without
// anything stored.
import type { LineaLeida } from './libro-de-lineas.ts';

export interface Explicada {
  readonly idCuenta: string;
  readonly agencia: string;
  readonly fecha: string;
  readonly razon: 'efectivo' | 'capital' | 'ajuste' | 'externo';
  /** Haber − debe. */
  readonly monto: bigint;
  /** The side that it is counted on: that of the partida that a reversal takes back. */
  readonly lado: 'debe' | 'haber';
}

const lados = ['debe', 'haber'] as const;

export function explicar(lineas: readonly LineaLeida[], flujos: ReadonlyMap<string, string>): Explicada[] {
  return [...Map.groupBy(lineas, ({ partida }) => partida).values()].flatMap((suyas) => {
    const orden = suyas.toSorted((una, otra) => una.n - otra.n);
    if (['cierre', 'apertura'].includes(orden[0]?.tipo ?? '')) return [];
    return [...enEfectivo(orden, flujos), ...delCapital(orden)];
  });
}

function enEfectivo(lineas: readonly LineaLeida[], flujos: ReadonlyMap<string, string>): Explicada[] {
  const esCaja = ({ idCuenta }: LineaLeida) => flujos.get(idCuenta) === 'efectivo';
  const caja = { debe: suma(lineas.filter(esCaja), 'debe'), haber: suma(lineas.filter(esCaja), 'haber') };
  if (caja.debe === caja.haber) return [];
  return lados.flatMap((lado) => {
    const contrarias = lineas.filter((linea) => !esCaja(linea) && linea[lado] > 0n);
    const esAjuste = ({ idCuenta }: LineaLeida) => flujos.get(idCuenta) === 'ajuste';
    let queda = caja[lado === 'debe' ? 'haber' : 'debe'];
    return [contrarias.filter((linea) => !esAjuste(linea)), contrarias.filter(esAjuste)].flatMap((turno) => {
      const total = suma(turno, lado);
      const parte = menor(queda, total);
      queda -= parte;
      return repartir(turno, lado, parte).map(([linea, monto]) => explicada(linea, lado, 'efectivo', monto));
    });
  });
}

function delCapital(lineas: readonly LineaLeida[]): Explicada[] {
  const suyas = lineas.filter(({ idCuenta }) => idCuenta.startsWith('5'));
  const [debe, haber] = [suma(suyas, 'debe'), suma(suyas, 'haber')];
  const entreSi = menor(debe, haber);
  return lados.flatMap((lado) =>
    repartir(
      suyas.filter((linea) => linea[lado] > 0n),
      lado,
      entreSi,
    ).flatMap(([linea, monto]) => [
      explicada(linea, lado, 'capital', monto),
      explicada(linea, lado, linea.tipo === 'ajuste' ? 'ajuste' : 'externo', linea[lado] - monto),
    ]),
  );
}

/** In proportion, each up to its own, without losing a centavo. */
function repartir(
  lineas: readonly LineaLeida[],
  lado: 'debe' | 'haber',
  parte: bigint,
): [LineaLeida, bigint][] {
  const total = suma(lineas, lado);
  let [visto, dado] = [0n, 0n];
  return lineas.map((linea) => {
    visto += linea[lado];
    const hasta = total === 0n ? 0n : (parte * visto) / total;
    const suyo = hasta - dado;
    dado = hasta;
    return [linea, suyo];
  });
}

function explicada(
  { idCuenta, agencia, fecha, esReversion }: LineaLeida,
  lado: 'debe' | 'haber',
  razon: Explicada['razon'],
  monto: bigint,
): Explicada {
  const otro = lado === 'debe' ? 'haber' : 'debe';
  const signo = lado === 'haber' ? 1n : -1n;
  return { idCuenta, agencia, fecha, razon, monto: signo * monto, lado: esReversion ? otro : lado };
}

const suma = (lineas: readonly LineaLeida[], lado: 'debe' | 'haber'): bigint =>
  lineas.reduce((total, linea) => total + linea[lado], 0n);

function menor(uno: bigint, otro: bigint): bigint {
  if (uno < otro) return uno;
  return otro;
}
