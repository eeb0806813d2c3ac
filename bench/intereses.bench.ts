// A month of interest, as people ask for it: created, calculated, approved and applied over HTTP, while somebody else works. Its
// calculation against the bare statement over the same tables, its application in accounts a second, what others wait
// meanwhile, and how the time grows with the accounts. `--grande`: a million accounts with six million movements; `--cuentas=N`: as many.
import { setTimeout as esperar } from 'node:timers/promises';
import {
  llenarProducto,
  MOVIMIENTOS_POR_CUENTA,
  mesPasado,
  type ProductoDePrueba,
  prepararLibros,
} from './ahorros-de-prueba.ts';
import { type Banco, entrarEn, enUnBanco } from './banco.ts';
import { enviarACorrida, hastaQueEste } from './corrida-de-prueba.ts';
import { detallar, informar, percentil, porSegundo } from './informe.ts';
import { insertarDesnudo } from './intereses-desnudo.ts';
import { hoyEnGuatemala } from './partidas-de-prueba.ts';
import { medirProcesador, type Procesador } from './procesador.ts';

const pedidas = process.argv
  .find((argumento) => argumento.startsWith('--cuentas='))
  ?.slice('--cuentas='.length);
const CUANTAS = Number(pedidas ?? (process.argv.includes('--grande') ? 1_000_000 : 100_000));
const VECES = 10;
const CALCULO_MAX = 1.5;
const APLICACION_MIN = 15_000;
const ESPERA_MAX = 3;
const CRECE_MAX = 12;
const CADA_MS = 20;
const EN_REPOSO = 300;

/** What people have open: the welcome, the runs, the balances of the books. */
const PAGINAS = [
  '/api/escritorio/inicio',
  '/api/ahorros/corridas',
  `/api/contabilidad/saldos?fecha=${hoyEnGuatemala()}`,
];

interface Tiempos {
  readonly calculo: number;
  readonly aplicacion: number;
  /** What both cost, in seconds of processor. */
  readonly ocupado: { readonly calculo: Procesador; readonly aplicacion: Procesador };
  readonly lineas: number;
  readonly esperas: readonly number[];
}

await enUnBanco(async (banco) => {
  const mes = mesPasado(hoyEnGuatemala());
  await prepararLibros(banco.dueno, hoyEnGuatemala());
  const chico = await llenarProducto(
    banco.dueno,
    { codigo: 'MD1', idCuenta: '3011020101', cuentas: CUANTAS / VECES },
    mes,
  );
  const grande = await llenarProducto(
    banco.dueno,
    { codigo: 'MD2', idCuenta: '30110301', cuentas: CUANTAS },
    mes,
  );
  detallar(
    `${CUANTAS} cuentas con ${CUANTAS * MOVIMIENTOS_POR_CUENTA} movimientos, y una décima parte aparte`,
  );
  const enReposo = await medirPaginas(banco, EN_REPOSO);
  const menor = await correr(banco, chico);
  const deLaConsulta = await medirProcesador(banco);
  const desnudoAntes = await insertarDesnudo(banco.dueno, grande.id, mes);
  const consulta = deLaConsulta();
  const mayor = await correr(banco, grande);
  const desnudo = (desnudoAntes + (await insertarDesnudo(banco.dueno, grande.id, mes))) / 2;
  decir(menor, mayor, desnudo, enReposo);
  const { calculo, aplicacion } = mayor.ocupado;
  detallar(`de procesador, calcular: ${enSegundos(calculo)}; solo la consulta: ${enSegundos(consulta)}`);
  detallar(`de procesador, aplicar: ${enSegundos(aplicacion)}`);
});

function enSegundos({ postgres, servidor }: Procesador): string {
  return `PostgreSQL ${postgres.toFixed(1)} s, el servidor ${servidor.toFixed(1)} s`;
}

function decir(menor: Tiempos, mayor: Tiempos, desnudo: number, enReposo: readonly number[]): void {
  informar({
    nombre: `calcular ${CUANTAS} cuentas`,
    propio: `${(mayor.calculo / 1_000).toFixed(1)} s, ${porSegundo(CUANTAS, mayor.calculo)}`,
    referencia: `solo la consulta ${(desnudo / 1_000).toFixed(1)} s`,
    razon: mayor.calculo / desnudo,
    meta: { max: CALCULO_MAX },
  });
  informar({
    nombre: `aplicar ${mayor.lineas} cuentas`,
    propio: `${(mayor.aplicacion / 1_000).toFixed(1)} s`,
    referencia: `${porSegundo(mayor.lineas, mayor.aplicacion)} de ${APLICACION_MIN}/s`,
    razon: (mayor.lineas / mayor.aplicacion) * (1_000 / APLICACION_MIN),
    meta: { min: 1 },
  });
  informar({
    nombre: 'lo que espera otra persona',
    propio: `p95 ${percentil(mayor.esperas, 0.95).toFixed(1)} ms`,
    referencia: `en reposo p95 ${percentil(enReposo, 0.95).toFixed(1)} ms`,
    razon: percentil(mayor.esperas, 0.95) / percentil(enReposo, 0.95),
    meta: { max: ESPERA_MAX },
  });
  informar({
    nombre: `de ${CUANTAS / VECES} a ${CUANTAS} cuentas`,
    propio: `${((mayor.calculo + mayor.aplicacion) / 1_000).toFixed(1)} s`,
    referencia: `${((menor.calculo + menor.aplicacion) / 1_000).toFixed(1)} s`,
    razon: (mayor.calculo + mayor.aplicacion) / (menor.calculo + menor.aplicacion),
    meta: { max: CRECE_MAX },
  });
}

/** From the request to the last account, with somebody else's pages meanwhile. */
async function correr(banco: Banco, producto: ProductoDePrueba): Promise<Tiempos> {
  const control = new AbortController();
  const paginas = medirPaginas(banco, Number.POSITIVE_INFINITY, control.signal);
  const [corrida, esperas] = await Promise.all([
    pagar(banco, producto).finally(() => control.abort()),
    paginas,
  ]);
  return { ...corrida, esperas };
}

async function pagar(banco: Banco, { id: producto }: ProductoDePrueba): Promise<Omit<Tiempos, 'esperas'>> {
  const { desde, ultimoDia } = mesPasado(hoyEnGuatemala());
  const periodo = {
    clase: 'ordinaria',
    agencias: null,
    desde,
    ultimoDia,
    fecha: hoyEnGuatemala(),
    corrige: null,
  };
  const nueva = { nombre: `Medición ${producto}`, productos: [producto], ...periodo };
  const alCalcular = await medirProcesador(banco);
  const empieza = performance.now();
  const { id } = await enviarACorrida(banco, 'ahorros@cuadra.demo', '/api/ahorros/corridas', nueva);
  const { version, huella } = await hastaQueEste(banco, id, 'calculado');
  const calculo = performance.now() - empieza;
  const ocupadoAlCalcular = alCalcular();
  const suya = `/api/ahorros/corridas/${id}`;
  const firma = { version, huella, aceptaAdvertencias: 'Medición' };
  const aprobada = await enviarACorrida(banco, 'contador@cuadra.demo', `${suya}/aprobacion`, firma);
  const alAplicar = await medirProcesador(banco);
  const sigue = performance.now();
  await enviarACorrida(banco, 'ahorros@cuadra.demo', `${suya}/aplicacion`, { version: aprobada.version });
  const { lineas } = await hastaQueEste(banco, id, 'aplicado');
  const aplicacion = performance.now() - sigue;
  return { calculo, aplicacion, lineas, ocupado: { calculo: ocupadoAlCalcular, aplicacion: alAplicar() } };
}

async function medirPaginas({ cuadra }: Banco, cuantas: number, senal?: AbortSignal): Promise<number[]> {
  const latencias: number[] = [];
  const headers = { authorization: `Bearer ${await entrarEn(cuadra.url, 'contador2@cuadra.demo')}` };
  while (latencias.length < cuantas && senal?.aborted !== true) {
    const ruta = PAGINAS[latencias.length % PAGINAS.length] ?? '';
    const antes = performance.now();
    const respuesta = await fetch(`${cuadra.url}${ruta}`, { headers });
    const dicho = await respuesta.text();
    latencias.push(performance.now() - antes);
    if (!respuesta.ok) throw new Error(`${ruta} no se abrió: ${respuesta.status} ${dicho}`);
    await esperar(CADA_MS);
  }
  return latencias;
}
