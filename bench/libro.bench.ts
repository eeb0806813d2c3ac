// The Libro Diario to PDF: 10,000 lines against wkhtmltopdf on the same table, and what 50,000 cost the server that goes on
// answering meanwhile.
import { execFile, execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { promisify } from 'node:util';
import { lotesDeDiario } from '../apps/server/src/contabilidad/libro-diario/filas.ts';
import { totalizarPartidas } from '../apps/server/src/contabilidad/libro-diario/queries.ts';
import { reporteDeDiario } from '../apps/server/src/contabilidad/libro-diario/reporte-de-diario.ts';
import type { TramoDeFechas } from '../apps/server/src/contabilidad/libro-diario/tramo.ts';
import { abrirDatabase, abrirPool } from '../apps/server/src/platform/database/pool.ts';
import { abrirTallerDePdf } from '../apps/server/src/platform/pdf/taller-de-pdf.ts';
import { type Banco, enUnBanco } from './banco.ts';
import { type DiarioLargo, llenarDiario } from './diario-largo.ts';
import { detallar, informar, percentil } from './informe.ts';

const LINEAS = 10_000;
const LINEAS_LARGO = 50_000;
const VECES = 5;
const VECES_DE_WKHTMLTOPDF = 2;
const MEGA = 1024 * 1024;
const MEMORIA_MAX_MB = 400;
const ENTRE_PETICIONES_MS = 15;
const PETICIONES_EN_REPOSO = 300;
const AGENCIAS = ['01', '02', '03'];
const IMPRIMIR = new URL('../apps/server/src/reportes/imprimir.ts', import.meta.url);

await enUnBanco(async (banco) => {
  const rango = await llenarDiario(banco.dueno, LINEAS);
  await contraWkhtmltopdf(banco, rango);
  await mientrasResponde(banco, await llenarDiario(banco.dueno, LINEAS_LARGO));
});

async function contraWkhtmltopdf(banco: Banco, rango: DiarioLargo): Promise<void> {
  const db = abrirDatabase(abrirPool(banco.urlDeLaAplicacion));
  const taller = abrirTallerDePdf();
  const tramo: TramoDeFechas = {
    por: 'fechas',
    ejercicio: Number(rango.desde.slice(0, 4)),
    ...rango,
    agencias: AGENCIAS,
  };
  const tiempos: number[] = [];
  let bytes = 0;
  for (let vez = 0; vez < VECES; vez++) {
    const antes = performance.now();
    const { partidas, lineas, debe } = await totalizarPartidas(db, tramo);
    const totales = { partidas, lineas, debe, haber: debe };
    const encabezado = {
      institucion: { nombre: 'Cooperativa de prueba, R.L.', nit: '1', direccion: 'Cobán' },
      titulo: 'Libro Diario',
      detalles: ['Para medir'],
      generadoEn: `${rango.hasta}T12:00:00Z`,
      generadoPor: 'Medición',
    };
    const impreso = { encabezado, cabecera: { ejercicio: tramo.ejercicio, modo: 'detallado', totales } };
    const datos = { modulo: reporteDeDiario.modulo.href, formato: 'pdf', impreso };
    bytes = 0;
    const salida = taller.hacer({ modulo: IMPRIMIR, datos, lotes: lotesDeDiario(db, tramo, 'detallado') });
    for await (const trozo of salida) bytes += trozo.length;
    tiempos.push(performance.now() - antes);
  }
  await taller.cerrar();
  const propio = percentil(tiempos, 0.5);
  detallar(`PDF de ${(bytes / MEGA).toFixed(1)} MB, leído de PostgreSQL; mediana de ${VECES}`);
  const html = join(banco.intercambio, 'diario.html');
  await writeFile(html, await comoHtml(db, tramo));
  await db.destroy();
  const referencia = await medirWkhtmltopdf(html);
  if (referencia === undefined) {
    detallar(`Libro Diario de ${LINEAS} líneas a PDF: ${propio.toFixed(0)} ms`);
    detallar('wkhtmltopdf no está instalado (apt install wkhtmltopdf): sin comparación');
    return;
  }
  informar({
    nombre: 'Libro Diario, 10,000 líneas a PDF',
    propio: `${propio.toFixed(0)} ms`,
    referencia: `wkhtmltopdf ${referencia.toFixed(0)} ms`,
    razon: referencia / propio,
    meta: { min: 3 },
  });
}

/** The same rows as a plain table. */
async function comoHtml(db: ReturnType<typeof abrirDatabase>, tramo: TramoDeFechas): Promise<string> {
  const filas: string[] = [];
  const cifra = (centavos: number) => (centavos === 0 ? '' : (centavos / 100).toFixed(2));
  for await (const lote of lotesDeDiario(db, tramo, 'detallado')) {
    for (const fila of lote) {
      if (fila.tipo === 'asiento')
        filas.push(
          `<tr><td colspan="4"><b>Partida ${fila.numero} · ${fila.fecha}</b><br>${fila.concepto}</td></tr>`,
        );
      else if (fila.tipo === 'total')
        filas.push(
          `<tr><td colspan="2">Suma</td><td>${cifra(fila.debe)}</td><td>${cifra(fila.haber)}</td></tr>`,
        );
      else
        filas.push(
          `<tr><td>${fila.idCuenta}</td><td>${fila.nombreCuenta} · doc. ${fila.documento}</td><td>${cifra(fila.debe)}</td><td>${cifra(fila.haber)}</td></tr>`,
        );
    }
  }
  return `<!doctype html><meta charset="utf-8"><title>Libro Diario</title>
    <style>body{font:8pt Helvetica,Arial}table{width:100%;border-collapse:collapse}tr{page-break-inside:avoid}</style>
    <table><thead><tr><th>Código<th>Cuenta<th>Debe<th>Haber</thead><tbody>${filas.join('')}</tbody></table>`;
}

/** Undefined where it is not installed. */
async function medirWkhtmltopdf(html: string): Promise<number | undefined> {
  try {
    execFileSync('wkhtmltopdf', ['--version'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const tiempos: number[] = [];
  for (let vez = 0; vez < VECES_DE_WKHTMLTOPDF; vez++) {
    const antes = performance.now();
    await promisify(execFile)('wkhtmltopdf', ['--quiet', '--page-size', 'Letter', html, `${html}.pdf`]);
    tiempos.push(performance.now() - antes);
  }
  return Math.min(...tiempos);
}

/** The file asked for as a person does; the same small question over and over, before and meanwhile. */
async function mientrasResponde(banco: Banco, rango: DiarioLargo): Promise<void> {
  const preguntar = async () => {
    const antes = performance.now();
    const respuesta = await banco.pedir('/api/contabilidad/periodos');
    await respuesta.arrayBuffer();
    return performance.now() - antes;
  };
  for (let vez = 0; vez < PETICIONES_EN_REPOSO; vez++) await preguntar();
  // Once, for what is loaded only the first time.
  await pedirArchivo(banco, { ...rango, hasta: rango.desde });
  const enReposo: number[] = [];
  for (let vez = 0; vez < PETICIONES_EN_REPOSO; vez++) {
    enReposo.push(await preguntar());
    await esperar(ENTRE_PETICIONES_MS);
  }
  const memoriaAntes = await memoriaMb(banco);
  const antes = performance.now();
  const id = await pedirArchivo(banco, rango);
  const durante: number[] = [];
  let [memoriaMayor, listo] = [memoriaAntes, false];
  while (!listo) {
    durante.push(await preguntar());
    memoriaMayor = Math.max(memoriaMayor, await memoriaMb(banco));
    if (durante.length % 5 === 0) listo = await estaListo(banco, id);
    await esperar(ENTRE_PETICIONES_MS);
  }
  const segundos = (performance.now() - antes) / 1_000;
  informar({
    nombre: 'memoria con 50,000 líneas a PDF',
    propio: `+${(memoriaMayor - memoriaAntes).toFixed(0)} MB`,
    referencia: `permitido ${MEMORIA_MAX_MB} MB`,
    razon: (memoriaMayor - memoriaAntes) / MEMORIA_MAX_MB,
    meta: { max: 1 },
  });
  informar({
    nombre: 'API mientras tanto (p95)',
    propio: `${percentil(durante, 0.95).toFixed(1)} ms`,
    referencia: `en reposo ${percentil(enReposo, 0.95).toFixed(1)} ms`,
    razon: percentil(durante, 0.95) / percentil(enReposo, 0.95),
    meta: { max: 3 },
  });
  detallar(
    `${segundos.toFixed(1)} s con la cola; ${durante.length} peticiones, p50 ${percentil(durante, 0.5).toFixed(1)} ms`,
  );
}

async function pedirArchivo({ pedir }: Banco, { desde, hasta }: DiarioLargo): Promise<string> {
  const respuesta = await pedir('/api/reportes/archivos', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reporte: 'libro-diario', formato: 'pdf', filtros: { desde, hasta } }),
  });
  const { id } = (await respuesta.json()) as { id?: string };
  if (id === undefined) throw new Error(`No se pudo pedir: ${respuesta.status}`);
  return id;
}

async function estaListo({ pedir }: Banco, id: string): Promise<boolean> {
  const respuesta = await pedir(`/api/reportes/archivos/${id}`);
  const { estado, motivo } = (await respuesta.json()) as { estado: string; motivo: string | null };
  if (estado === 'fallido') throw new Error(motivo ?? 'El archivo no se pudo hacer');
  return estado === 'listo';
}

async function memoriaMb({ cuadra }: Banco): Promise<number> {
  const estado = await readFile(`/proc/${cuadra.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(estado)?.[1] ?? 0) / 1024;
}
