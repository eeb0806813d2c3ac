// An acknowledged posting survives: clients post as fast as they can while the server, then the database, is killed
// (kill -9) again and again. Afterwards every acknowledged partida is there, none twice, and the books verify.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { iniciarCuadra, type ProcesoDeCuadra, puertoLibre } from '#testing/process.ts';
import { crearCarpetaTemporal } from '#testing/temp-folder.ts';

const CAIDAS = 10;
const CLIENTES = 4;
const ENTRE_CAIDAS_MS = 400;

it(`${CAIDAS} caídas, del servidor y de la base por turnos: nada confirmado se pierde ni se repite`, {
  timeout: 1_200_000,
}, async () => {
  const carpeta = await crearCarpetaTemporal('caídas');
  const entorno = { DATA_DIR: carpeta.ruta, PORT: await puertoLibre() };
  let cuadra = await iniciarCuadra(entorno);
  // Whatever happens, nothing is left running.
  onTestFinished(async () => {
    await cuadra.terminar('SIGTERM');
  });
  const actual = () => cuadra;
  const clientes = Array.from({ length: CLIENTES }, () => crearCliente(actual));
  const trabajo = Promise.all(clientes.map((cliente) => cliente.trabajar()));

  const confirmadasYa = () => clientes.reduce((suma, cliente) => suma + cliente.confirmadas.length, 0);

  for (let caida = 0; caida < CAIDAS; caida++) {
    const antes = confirmadasYa();
    // Each one falls upon a program that is at work again, however long that takes here.
    await expect.poll(confirmadasYa, { interval: 20 }).toBeGreaterThan(antes);
    await esperar(ENTRE_CAIDAS_MS * Math.random());
    if (caida % 2 === 0) {
      await cuadra.terminar('SIGKILL');
      cuadra = await iniciarCuadra(entorno);
    } else process.kill(await pidDePostgres(carpeta.ruta), 'SIGKILL');
  }
  await esperar(ENTRE_CAIDAS_MS);
  for (const cliente of clientes) cliente.detener();
  await trabajo;

  const confirmadas = clientes.flatMap((cliente) => cliente.confirmadas);
  expect(confirmadas.length).toBeGreaterThanOrEqual(CAIDAS);
  expect(new Set(confirmadas).size).toBe(confirmadas.length);
  // The last one to fall may still be getting up.
  await expect.poll(() => entrar(cuadra).catch(() => '')).not.toBe('');
  const token = await entrar(cuadra);
  const guardadas = await leerTodas(cuadra, token);
  const porLlave = Map.groupBy(guardadas, ({ concepto }) => concepto);
  expect([...porLlave.values()].filter((iguales) => iguales.length > 1)).toEqual([]);
  const ids = new Set(guardadas.map(({ id }) => id));
  expect(confirmadas.filter((id) => !ids.has(id))).toEqual([]);
  await pedir(cuadra, '/api/contabilidad/verificaciones', token, { method: 'POST', body: '{}' });
  const ultimoInforme = async () => {
    const respuesta = await pedir(cuadra, '/api/contabilidad/verificacion', token);
    return ((await respuesta.json()) as { ultima?: { informe: unknown } | null }).ultima?.informe;
  };
  await expect.poll(ultimoInforme).toMatchObject({ limpio: true });
  await cuadra.terminar('SIGTERM');
  await carpeta.borrar();
});

/** Posts one partida after another, each with its own key, repeating it until it is acknowledged. */
function crearCliente(actual: () => ProcesoDeCuadra) {
  const confirmadas: string[] = [];
  let activo = true;
  return {
    confirmadas,
    detener() {
      activo = false;
    },
    async trabajar() {
      let token: string | undefined;
      while (activo) {
        const llave = randomUUID();
        for (let confirmada = false; !confirmada && activo; ) {
          try {
            token ??= await entrar(actual());
            const respuesta = await contabilizarUna(actual(), token, llave);
            if (respuesta.status === 401) token = undefined;
            if (respuesta.status !== 201) throw new Error(`HTTP ${respuesta.status}`);
            confirmadas.push(((await respuesta.json()) as { id: string }).id);
            confirmada = true;
          } catch {
            await esperar(50);
          }
        }
      }
    },
  };
}

function contabilizarUna(cuadra: ProcesoDeCuadra, token: string, llave: string): Promise<Response> {
  return pedir(cuadra, '/api/contabilidad/partidas', token, {
    method: 'POST',
    headers: { 'idempotency-key': llave },
    body: JSON.stringify({
      fecha: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Guatemala' }).format(),
      tipo: 'diario',
      agencia: '01',
      concepto: `Prueba ${llave}`,
      lineas: [
        { idCuenta: '1011010103', debe: 100, haber: 0 },
        { idCuenta: '603102', debe: 0, haber: 100 },
      ],
      contabilizar: true,
    }),
  });
}

async function entrar(cuadra: ProcesoDeCuadra): Promise<string> {
  const respuesta = await fetch(`${cuadra.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'contador@cuadra.demo', password: 'Cuadra-2026' }),
  });
  if (!respuesta.ok) throw new Error(`No entró: ${respuesta.status}`);
  return ((await respuesta.json()) as { accessToken: string }).accessToken;
}

async function leerTodas(cuadra: ProcesoDeCuadra, token: string) {
  const todas: { id: string; concepto: string }[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const consulta = new URLSearchParams({
      texto: 'Prueba',
      limite: '200',
      ...(cursor === '' ? {} : { cursor }),
    });
    const respuesta = await pedir(cuadra, `/api/contabilidad/partidas?${consulta}`, token);
    const pagina = (await respuesta.json()) as { partidas: typeof todas; siguiente: string | null };
    todas.push(...pagina.partidas);
    cursor = pagina.siguiente;
  }
  return todas;
}

function pedir(
  cuadra: ProcesoDeCuadra,
  ruta: string,
  token: string,
  opciones: RequestInit = {},
): Promise<Response> {
  return fetch(`${cuadra.url}${ruta}`, {
    ...opciones,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...opciones.headers },
    signal: AbortSignal.timeout(5_000),
  });
}

async function pidDePostgres(carpetaDatos: string): Promise<number> {
  return Number.parseInt(await readFile(join(carpetaDatos, 'postgres/postmaster.pid'), 'utf8'), 10);
}
