// An interest run and a long report shared by one, two and three processes on one PostgreSQL, and by three of which one is killed (SIGKILL)
// when half is done. What each took, and whether every part was done once. With fewer cores than processes there is little to
// gain: the ratio is printed, and nothing is asked of it. `--cuentas=N`, `--lineas=N`.
import { setTimeout as esperar } from 'node:timers/promises';
import type { ProcesoDeCuadra } from '../apps/server/src/testing/process.ts';
import { llenarProducto, mesPasado, prepararLibros } from './ahorros-de-prueba.ts';
import { type Banco, enUnBanco } from './banco.ts';
import { type DiarioLargo, llenarDiario } from './diario-largo.ts';
import { detallar } from './informe.ts';
import { hoyEnGuatemala } from './partidas-de-prueba.ts';
import { pagarMes } from './reparto-de-corrida.ts';

const pedido = (nombre: string, usual: number): number =>
  Number(process.argv.find((dado) => dado.startsWith(`--${nombre}=`))?.split('=')[1] ?? usual);
const CUENTAS = pedido('cuentas', 40_000);
const LINEAS = pedido('lineas', 100_000);
const CADA_MS = 20;

/** How many processes, and whether one of them dies. */
const CASOS = [
  { cuantos: 1, muere: false },
  { cuantos: 2, muere: false },
  { cuantos: 3, muere: false },
  { cuantos: 3, muere: true },
] as const;
type Caso = (typeof CASOS)[number];

await enUnBanco(async (banco) => {
  await prepararLibros(banco.dueno, hoyEnGuatemala());
  const productos = await llenarProductos(banco);
  detallar(`corrida de ${CUENTAS} cuentas; reporte de ${LINEAS} líneas`);
  let solo = 0;
  for (const [i, caso] of CASOS.entries()) {
    const { calculo, aplicacion, cuentas, abonos, abonado } = await conProcesos(banco, caso, (matar) =>
      pagarMes(banco, productos[i] ?? 0, matar),
    );
    solo ||= calculo + aplicacion;
    const tiempos = `calcular ${enSegundos(calculo)}, aplicar ${enSegundos(aplicacion)}`;
    decir('corrida', caso, tiempos, (calculo + aplicacion) / solo);
    detallar(`${cuentas} cuentas, ${abonos} abonos, ${(abonado / 100).toFixed(2)} en total`);
  }
  const diario = await llenarDiario(banco.dueno, LINEAS);
  for (const formato of ['csv', 'xlsx']) await medirReporte(banco, formato, diario);
});

async function medirReporte(banco: Banco, formato: string, diario: DiarioLargo): Promise<void> {
  let primero: { tiempo: number; huella: string; sha: string } | undefined;
  for (const caso of CASOS) {
    const hecho = await conProcesos(banco, caso, (matar) => hacerReporte(banco, formato, diario, matar));
    primero ??= hecho;
    decir(`diario en ${formato}`, caso, enSegundos(hecho.tiempo), hecho.tiempo / primero.tiempo);
    const mismo = hecho.huella === primero.huella && (formato !== 'csv' || hecho.sha === primero.sha);
    detallar(`${hecho.bytes} bytes, ${mismo ? 'lo mismo que hecho por uno' : 'NO es lo que hizo uno'}`);
  }
}

function decir(que: string, { cuantos, muere }: Caso, tiempos: string, razon: number): void {
  const quienes = `${cuantos} ${cuantos === 1 ? 'proceso' : 'procesos'}${muere ? ', uno muere a la mitad' : ''}`;
  console.log(`  ${`${que}, ${quienes}`.padEnd(50)} ${tiempos.padStart(36)}  |  razón ${razon.toFixed(2)}`);
}

function enSegundos(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

async function conProcesos<T>(
  banco: Banco,
  { cuantos, muere }: Caso,
  trabajo: (matar: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const otros: ProcesoDeCuadra[] = [];
  for (let i = 1; i < cuantos; i++) otros.push(await banco.iniciarOtro(`otro-${i}`));
  try {
    return await trabajo(async () => {
      if (muere) await otros.at(-1)?.terminar('SIGKILL');
    });
  } finally {
    await Promise.all(otros.map((otro) => otro.terminar('SIGTERM')));
  }
}

/** One for each case: what was paid is not paid again. */
async function llenarProductos({ dueno }: Banco): Promise<number[]> {
  const { rows } = await dueno.query<{ id: string }>(
    `select id_cuenta as id from cuenta c where id_cuenta like '3011%' and tipo_cuenta = 'D'
       and not exists (select from control_de_ahorro k where k.id_cuenta = c.id_cuenta) order by 1 limit $1`,
    [CASOS.length],
  );
  const productos: number[] = [];
  for (const [i, { id: idCuenta }] of rows.entries()) {
    const nuevo = { codigo: `RP${i + 1}`, idCuenta, cuentas: CUENTAS };
    productos.push((await llenarProducto(dueno, nuevo, mesPasado(hoyEnGuatemala()))).id);
  }
  return productos;
}

async function hacerReporte(
  { pedir, dueno }: Banco,
  formato: string,
  { desde, hasta }: DiarioLargo,
  alMedio: () => Promise<void>,
) {
  const empieza = performance.now();
  const respuesta = await pedir('/api/reportes/archivos', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reporte: 'libro-diario', formato, filtros: { desde, hasta, modo: 'detallado' } }),
  });
  const dicho = await respuesta.text();
  if (!respuesta.ok) throw new Error(`No se pidió: ${respuesta.status} ${dicho}`);
  const { id } = JSON.parse(dicho) as { id: string };
  let medio: Promise<void> | undefined;
  for (;;) {
    const { rows } = await dueno.query<{ estado: string; avance: number; motivo: string | null }>(
      'select estado, avance, motivo from archivo_reporte where id = $1',
      [id],
    );
    const { estado, avance, motivo } = rows[0] ?? { estado: 'fallido', avance: 0, motivo: 'No está' };
    if (estado === 'fallido') throw new Error(`No se hizo: ${motivo}`);
    if (avance >= 45) medio ??= alMedio();
    if (estado === 'listo') break;
    await esperar(CADA_MS);
  }
  const tiempo = performance.now() - empieza;
  await medio;
  const { rows } = await dueno.query<{ bytes: number; huella: string; sha: string }>(
    `select a.bytes::float8 as bytes, v.huella, encode(sha256(
       (select string_agg(t.contenido, ''::bytea order by t.n) from archivo_reporte_trozo t where t.archivo = a.id)), 'hex') as sha
     from archivo_reporte a join verificacion_reporte v on v.codigo = a.codigo where a.id = $1`,
    [id],
  );
  return { tiempo, bytes: 0, huella: '', sha: '', ...rows[0] };
}
