// Bringing 100,000 partidas of three years in one go, with their old numbers, while the set-up is open: as a lote and as a sheet that
// tells how far it has come. Against a lote of the same size of one year, as import.bench.ts sends it.
import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Banco, enUnBanco } from './banco.ts';
import { detallar, informar, porSegundo } from './informe.ts';
import {
  cuentasManuales,
  hoyEnGuatemala,
  type PartidaDePrueba,
  partidaDePrueba,
} from './partidas-de-prueba.ts';

const PARTIDAS = 100_000;
const ANIOS = 3;
const NOMBRE = `traer ${PARTIDAS.toLocaleString('es-GT')} partidas de ${ANIOS} años`;

const hoy = Temporal.PlainDate.from(hoyEnGuatemala());
const referenciaMs = await enLibrosVacios(async (banco, cuentas) => {
  const archivo = await escribir(banco, comoLote(partidas(cuentas, Math.min(10, hoy.day))));
  return medir(banco, () => enviarLote(banco, archivo));
});
for (const [como, enTexto, enviar] of [
  ['lote', (unas: readonly PartidaDePrueba[]) => comoLote(unas, 'A-'), enviarLote],
  ['hoja con avance', comoHoja, enviarHoja],
] as const)
  await enLibrosVacios(async (banco, cuentas) => {
    await abrirAnios(banco);
    const archivo = await escribir(banco, enTexto(partidas(cuentas, hoy.dayOfYear + 364 * (ANIOS - 1))));
    const propioMs = await medir(banco, () => enviar(banco, archivo));
    informar({
      nombre: `${NOMBRE}, ${como}`,
      propio: porSegundo(PARTIDAS, propioMs),
      referencia: `lote de un año ${porSegundo(PARTIDAS, referenciaMs)}`,
      razon: referenciaMs / propioMs,
      meta: { min: 1 / 1.2 },
    });
    const megas = (await stat(archivo)).size / 1024 / 1024;
    detallar(
      `${(propioMs / 1_000).toFixed(1)} s de ${megas.toFixed(0)} MB; el lote de un año, ${(referenciaMs / 1_000).toFixed(1)} s`,
    );
    const { rows } =
      await banco.dueno.query(`select count(*)::int as traidas from numero_original o join partida p on p.id = o.partida
      where p.origen = 'historia'`);
    detallar(`con su número de antes: ${rows[0]?.traidas}`);
  });

/** Each in books of its own: nobody writes among what another one brought. */
async function enLibrosVacios<T>(
  trabajo: (banco: Banco, cuentas: readonly string[]) => Promise<T>,
): Promise<T> {
  const hecho: T[] = [];
  await enUnBanco(async (banco) => {
    hecho.push(await trabajo(banco, await cuentasManuales(banco.dueno)));
  });
  return hecho[0] as T;
}

/** In order, spread over those days. */
function partidas(cuentas: readonly string[], dias: number): PartidaDePrueba[] {
  return Array.from({ length: PARTIDAS }, (_, n) => {
    const dia = hoy.subtract({ days: Math.floor(((PARTIDAS - 1 - n) / PARTIDAS) * dias) });
    return partidaDePrueba(n, cuentas, dia.toString());
  });
}

function comoLote(unas: readonly PartidaDePrueba[], serie?: string): string {
  return unas
    .map((una, n) =>
      JSON.stringify(serie === undefined ? una : { ...una, numeroOriginal: `${serie}${n + 1}` }),
    )
    .join('\n');
}

function comoHoja(unas: readonly PartidaDePrueba[]): string {
  const filas = unas.flatMap(({ fecha, tipo, agencia, concepto, lineas }, n) =>
    lineas.map(({ idCuenta, debe, haber, documento }) =>
      [
        `H-${n + 1}`,
        fecha,
        tipo,
        agencia,
        concepto,
        idCuenta,
        enQuetzales(debe),
        enQuetzales(haber),
        documento,
      ].join(','),
    ),
  );
  return ['partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber,documento', ...filas].join('\n');
}

function enQuetzales(monto: number): string {
  return monto === 0 ? '' : (monto / 100).toFixed(2);
}

async function escribir({ intercambio }: Banco, texto: string): Promise<string> {
  const archivo = join(intercambio, 'partidas.txt');
  await writeFile(archivo, `${texto}\n`);
  return archivo;
}

async function medir({ dueno }: Banco, trabajo: () => Promise<void>): Promise<number> {
  await dueno.query('checkpoint');
  const antes = performance.now();
  await trabajo();
  return performance.now() - antes;
}

/** As an institution that moves in has them: its set-up open, and the years before. */
async function abrirAnios({ dueno }: Banco): Promise<void> {
  const actual = hoy.year;
  await dueno.query(`select set_config('cuadra.accion', 'medir', false)`);
  await dueno.query('alter table institucion disable trigger user');
  await dueno.query('update institucion set firmada_en = null, primer_ejercicio = $1', [actual]);
  await dueno.query('insert into ejercicio (anio) values ($1) on conflict do nothing', [actual]);
  for (let anio = actual - 1; anio > actual - ANIOS; anio--)
    await dueno.query(`insert into ejercicio (anio, procedencia) values ($1, 'traida')`, [anio]);
}

async function enviarLote({ pedir }: Banco, archivo: string): Promise<void> {
  const respuesta = await pedir('/api/contabilidad/partidas/lote', {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: ReadableStream.from(createReadStream(archivo, { highWaterMark: 256 * 1024 })),
    duplex: 'half',
  });
  if (!respuesta.ok) throw new Error((await respuesta.text()).slice(0, 2_000));
}

async function enviarHoja({ pedir }: Banco, archivo: string): Promise<void> {
  const respuesta = await pedir('/api/contabilidad/partidas/importar?ensayo=false', {
    method: 'POST',
    headers: { 'content-type': 'text/csv', accept: 'application/x-ndjson' },
    body: ReadableStream.from(createReadStream(archivo, { highWaterMark: 256 * 1024 })),
    duplex: 'half',
  });
  const lineas = (await respuesta.text()).trim().split('\n');
  const ultima = lineas.at(-1) ?? '';
  if (!respuesta.ok || !ultima.includes('"contabilizadas":100000')) throw new Error(ultima.slice(0, 2_000));
  detallar(`avisos de avance: ${lineas.length - 1}`);
}
