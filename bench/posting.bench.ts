// Posting over HTTP by 64 clients against raw inserts of the same rows by 8 connections, on the same database. In turns,
// so that whatever else the machine does falls on both.
import { enUnBanco } from './banco.ts';
import { cargar, type Medida } from './carga.ts';
import { detallar, informar, percentil, porSegundo } from './informe.ts';
import { cuentasManuales, hoyEnGuatemala } from './partidas-de-prueba.ts';

const CLIENTES = 64;
const CONEXIONES = 8;
const VUELTAS = 3;
const VUELTA_MS = 4_000;
const CALENTAMIENTO_MS = 2_000;

await enUnBanco(async ({ url, dueno, cuadra, token }) => {
  await dueno.query(`create table directa_partida (like partida including all);
    create table directa_linea (like linea including all)`);
  const cuentas = await cuentasManuales(dueno);
  const fecha = hoyEnGuatemala();
  const { rows } = await dueno.query(`select id from usuario where correo = 'contador@cuadra.demo'`);
  let desde = 1;
  const porHttp = (ms: number) =>
    cargar('./carga-http.ts', { url: cuadra.url, token, cuentas, fecha, clientes: CLIENTES, ms });
  const directo = async (ms: number) => {
    const medida = await cargar('./carga-directa.ts', {
      url,
      autor: rows[0]?.id,
      cuentas,
      fecha,
      clientes: CONEXIONES,
      ms,
      desde,
    });
    desde += medida.hechas;
    return medida;
  };

  await porHttp(CALENTAMIENTO_MS);
  await directo(CALENTAMIENTO_MS);
  const vueltas: { http: Medida; directa: Medida }[] = [];
  for (let vuelta = 0; vuelta < VUELTAS; vuelta++) {
    vueltas.push({ http: await porHttp(VUELTA_MS), directa: await directo(VUELTA_MS) });
  }

  const http = sumar(vueltas.map((vuelta) => vuelta.http));
  const directa = sumar(vueltas.map((vuelta) => vuelta.directa));
  informar({
    nombre: `contabilizar, ${CLIENTES} clientes`,
    propio: `HTTP ${porSegundo(http.hechas, http.ms)}`,
    referencia: `INSERT ${porSegundo(directa.hechas, directa.ms)}`,
    razon: http.hechas / http.ms / (directa.hechas / directa.ms),
    meta: { min: 1 },
  });
  detallar(`HTTP: ${latencias(http)}; INSERT con ${CONEXIONES} conexiones: ${latencias(directa)}`);
  for (const vuelta of vueltas) {
    const razon = vuelta.http.hechas / vuelta.http.ms / (vuelta.directa.hechas / vuelta.directa.ms);
    detallar(
      `vuelta: HTTP ${porSegundo(vuelta.http.hechas, vuelta.http.ms)}, INSERT ${porSegundo(vuelta.directa.hechas, vuelta.directa.ms)}, razón ${razon.toFixed(2)}`,
    );
  }
});

function sumar(medidas: readonly Medida[]): Medida {
  return {
    hechas: medidas.reduce((suma, { hechas }) => suma + hechas, 0),
    ms: medidas.reduce((suma, { ms }) => suma + ms, 0),
    latencias: medidas.flatMap((medida) => medida.latencias),
  };
}

function latencias({ latencias }: Medida): string {
  return [0.5, 0.95, 0.99].map((p) => `p${p * 100} ${percentil(latencias, p).toFixed(1)} ms`).join(', ');
}
