// A month of interest asked for over HTTP, to be timed: created, approved by another person, applied.
import { setTimeout as esperar } from 'node:timers/promises';
import { mesPasado } from './ahorros-de-prueba.ts';
import { type Banco, entrarEn } from './banco.ts';
import { hoyEnGuatemala } from './partidas-de-prueba.ts';

const CADA_MS = 20;
const PARADA = new Set(['fallido', 'detenido', 'vencido', 'cancelado']);

export interface TiemposDeCorrida {
  readonly calculo: number;
  readonly aplicacion: number;
  /** What each account got, in centavos, and how many times. */
  readonly cuentas: number;
  readonly abonos: number;
  readonly abonado: number;
}

interface Corrida {
  readonly id: number;
  readonly version: number;
  readonly estado: string;
  readonly huella: string | null;
  readonly lineas: number;
  readonly motivo: string | null;
}

/** `alMedio`: when half of it is applied. */
export async function pagarMes(
  banco: Banco,
  producto: number,
  alMedio: () => Promise<void>,
): Promise<TiemposDeCorrida> {
  const { desde, ultimoDia } = mesPasado(hoyEnGuatemala());
  const periodo = { agencias: null, desde, ultimoDia, fecha: hoyEnGuatemala(), corrige: null };
  const nueva = { nombre: `Reparto ${producto}`, clase: 'ordinaria', productos: [producto], ...periodo };
  const empieza = performance.now();
  const { id } = await enviar(banco, 'ahorros@cuadra.demo', '/api/ahorros/corridas', nueva);
  const { version, huella } = await hasta(banco, id, 'calculado');
  const calculo = performance.now() - empieza;
  const suya = `/api/ahorros/corridas/${id}`;
  const firma = { version, huella, aceptaAdvertencias: 'Medición' };
  const aprobada = await enviar(banco, 'contador@cuadra.demo', `${suya}/aprobacion`, firma);
  const sigue = performance.now();
  await enviar(banco, 'ahorros@cuadra.demo', `${suya}/aplicacion`, { version: aprobada.version });
  const medio = mitadHecha(banco, id).then(alMedio);
  const { lineas } = await hasta(banco, id, 'aplicado');
  const aplicacion = performance.now() - sigue;
  await medio;
  const { rows } = await banco.dueno.query<{ abonos: number; abonado: number }>(
    `select count(*)::int as abonos, sum(monto)::bigint::float8 as abonado from movimiento_ahorro where corrida = $1 and clase = 'interes'`,
    [id],
  );
  return { calculo, aplicacion, cuentas: lineas, abonos: 0, abonado: 0, ...rows[0] };
}

async function mitadHecha({ dueno }: Banco, id: number): Promise<void> {
  for (;;) {
    const { rows } = await dueno.query<{ ya: boolean }>(
      `select count(*) filter (where estado = 'aplicada') * 2 >= count(*) as ya from corrida_tanda where corrida = $1`,
      [id],
    );
    if (rows[0]?.ya === true) return;
    await esperar(CADA_MS);
  }
}

async function enviar({ cuadra }: Banco, correo: string, ruta: string, cuerpo: unknown): Promise<Corrida> {
  const respuesta = await fetch(`${cuadra.url}${ruta}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await entrarEn(cuadra.url, correo)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(cuerpo),
  });
  const dicho = await respuesta.text();
  if (!respuesta.ok) throw new Error(`${ruta}: ${respuesta.status} ${dicho}`);
  return JSON.parse(dicho) as Corrida;
}

/** Asked of PostgreSQL, so that waiting for it is no work of the server's. */
async function hasta({ dueno }: Banco, id: number, estado: string): Promise<Corrida> {
  for (;;) {
    const { rows } = await dueno.query<Corrida>(
      'select id, version, estado, huella, lineas, motivo from corrida where id = $1',
      [id],
    );
    const [corrida] = rows;
    if (corrida?.estado === estado) return corrida;
    if (corrida === undefined || PARADA.has(corrida.estado))
      throw new Error(`Se detuvo: ${corrida?.estado} ${corrida?.motivo}`);
    await esperar(CADA_MS);
  }
}
