// The ledger against a model small enough to be obviously right: a map of balances, who was reverted, which months are
// closed. Random sequences of what people do, with repeated requests and lost connections; and many clients at once.
import { randomUUID } from 'node:crypto';
import { crearPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { verEfectoDeReversion } from '@cuadra/contract/contabilidad/borradores/efecto';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import fc from 'fast-check';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { aceptarDelBorrador, DE_ADVERTENCIAS, motivosPara } from './testing/aceptando.ts';

const CUENTAS = ['1011010103', '60110101', '60210101', '603102'];
const MESES = [8, 9, 10] as const;
type Mes = (typeof MESES)[number];

interface Modelo {
  readonly saldos: Map<string, number>;
  readonly contabilizadas: {
    id: string;
    mes: Mes;
    lineas: readonly Linea[];
    revertida: boolean;
    esReversion: boolean;
  }[];
  readonly enRevision: { id: string; mes: Mes; lineas: readonly Linea[] }[];
  readonly llaves: Map<string, string>;
  readonly cerrados: Set<Mes>;
}

interface Linea {
  readonly idCuenta: string;
  readonly debe: number;
  readonly haber: number;
}

interface Real {
  readonly prueba: AplicacionDePrueba;
  readonly contador: string;
  readonly contador2: string;
}

let real: Real;
let modelo: Modelo;

beforeEach(async () => {
  const prueba = await aplicacionDePrueba();
  await comoDueno(
    prueba,
    `select set_config('cuadra.accion', 'prueba', false);
     insert into ejercicio (anio) values (2026) on conflict do nothing;
     update cuenta set saldo_contrario = 'avisa';
     update periodo set estado = 'cerrado' where anio = 2026 and mes < 8`,
  );
  real = {
    prueba,
    contador: await prueba.entrar('contador@cuadra.demo'),
    contador2: await prueba.entrar('contador2@cuadra.demo'),
  };
  modelo = { saldos: new Map(), contabilizadas: [], enRevision: [], llaves: new Map(), cerrados: new Set() };
});
afterEach(() => real.prueba.cerrar());

const monto = fc.integer({ min: 1, max: 900_000 });
const cuenta = fc.constantFrom(...CUENTAS);
const mes = fc.constantFrom(...MESES);

/** Balanced by construction; a third of the time one centavo is missing. */
const propuesta = fc
  .record({
    mes,
    montos: fc.array(monto, { minLength: 1, maxLength: 4 }),
    cuentas: fc.array(cuenta, { minLength: 5, maxLength: 5 }),
    mala: fc.boolean(),
  })
  .map(({ mes, montos, cuentas, mala }) => {
    const total = montos.reduce((suma, uno) => suma + uno, 0);
    const debes = montos.map((debe, i) => ({ idCuenta: cuentas[i] ?? '', debe, haber: 0 }));
    return {
      mes,
      mala,
      lineas: [...debes, { idCuenta: cuentas[4] ?? '', debe: 0, haber: total + (mala ? 1 : 0) }],
    };
  });

const comandos = [
  propuesta.map(({ mes, mala, lineas }) =>
    comando(`contabilizar ${mes}${mala ? ' mala' : ''}`, async (m, r) => {
      const llave = randomUUID();
      const cuerpo = cuerpoDe(mes, lineas, true);
      const respuesta = await enviar(r, 'POST', '/partidas', r.contador, cuerpo, llave);
      const esperado = mala ? 'PARTIDA_DESCUADRADA' : m.cerrados.has(mes) ? 'PERIODO_CERRADO' : '';
      expect(respuesta.codigo).toBe(esperado);
      if (esperado !== '') return;
      aplicar(m, lineas);
      m.contabilizadas.push({ id: respuesta.id, mes, lineas, revertida: false, esReversion: false });
      m.llaves.set(`${llave} ${JSON.stringify(cuerpo)}`, respuesta.id);
    }),
  ),
  fc.nat().map((n) =>
    comando('repetir la misma petición', async (m, r) => {
      const [entrada, id] = elegir([...m.llaves], n) ?? [];
      if (entrada === undefined) return;
      const [llave = ''] = entrada.split(' ');
      const cuerpo = JSON.parse(entrada.slice(llave.length + 1)) as object;
      expect((await enviar(r, 'POST', '/partidas', r.contador, cuerpo, llave)).id).toBe(id);
    }),
  ),
  fc.tuple(fc.nat(), mes).map(([n, mes]) =>
    comando(`revertir en ${mes}`, async (m, r) => {
      const original = elegir(m.contabilizadas, n);
      if (original === undefined) return;
      const cuerpo = { fecha: fechaDe(mes), motivo: 'Prueba del modelo' };
      const respuesta = await enviar(r, 'POST', `/partidas/${original.id}/revertir`, r.contador, cuerpo);
      if (original.revertida) expect(respuesta.codigo).toBe('YA_REVERTIDA');
      else if (original.esReversion) expect(respuesta.codigo).toBe('REVERSION_INVALIDA');
      else if (mes < original.mes) expect(respuesta.codigo).toBe('REVERSION_ANTES_DE_LA_ORIGINAL');
      else if (m.cerrados.has(mes)) expect(respuesta.codigo).toBe('PERIODO_CERRADO');
      else {
        expect(respuesta.codigo).toBe('');
        original.revertida = true;
        const lineas = original.lineas.map(({ idCuenta, debe, haber }) => ({
          idCuenta,
          debe: haber,
          haber: debe,
        }));
        aplicar(m, lineas);
        m.contabilizadas.push({ id: respuesta.id, mes, lineas, revertida: false, esReversion: true });
      }
    }),
  ),
  propuesta.map(({ mes, mala, lineas }) =>
    comando(`enviar a revisión ${mes}`, async (m, r) => {
      if (mala || m.cerrados.has(mes)) return;
      const borrador = await enviar(r, 'POST', '/partidas', r.contador, cuerpoDe(mes, lineas, false));
      expect((await enviar(r, 'POST', `/partidas/${borrador.id}/enviar`, r.contador)).codigo).toBe('');
      m.enRevision.push({ id: borrador.id, mes, lineas });
    }),
  ),
  fc.nat().map((n) =>
    comando('aprobar', async (m, r) => {
      const espera = elegir(m.enRevision, n);
      if (espera === undefined) return;
      const propia = await enviar(r, 'POST', `/partidas/${espera.id}/aprobar`, r.contador);
      expect(propia.codigo).toBe('APROBACION_PROPIA');
      expect((await enviar(r, 'POST', `/partidas/${espera.id}/aprobar`, r.contador2)).codigo).toBe('');
      m.enRevision.splice(m.enRevision.indexOf(espera), 1);
      aplicar(m, espera.lineas);
      m.contabilizadas.push({ ...espera, revertida: false, esReversion: false });
    }),
  ),
  mes.map((mes) =>
    comando(`cerrar ${mes}`, async (m, r) => {
      const respuesta = await enviar(r, 'POST', `/periodos/2026/${mes}/cerrar`, r.contador, {
        agencias: ['01'],
      });
      if (m.cerrados.has(mes)) return expect(respuesta.codigo).not.toBe('');
      const anteriores = MESES.filter((otro) => otro < mes && !m.cerrados.has(otro));
      const pendientes = m.enRevision.filter((espera) => espera.mes === mes);
      if (anteriores.length > 0) return expect(respuesta.codigo).toBe('PERIODO_FUERA_DE_ORDEN');
      if (pendientes.length > 0) return expect(respuesta.codigo).toBe('PERIODO_CON_PENDIENTES');
      expect(respuesta.codigo).toBe('');
      m.cerrados.add(mes);
    }),
  ),
  mes.map((mes) =>
    comando(`reabrir ${mes}`, async (m, r) => {
      const cuerpo = { agencia: '01', motivo: 'Prueba del modelo' };
      const respuesta = await enviar(r, 'POST', `/periodos/2026/${mes}/reabrir`, r.contador, cuerpo);
      const esElUltimo = m.cerrados.has(mes) && !MESES.some((otro) => otro > mes && m.cerrados.has(otro));
      if (!esElUltimo) return expect(respuesta.codigo).not.toBe('');
      expect(respuesta.codigo).toBe('');
      const solicitud = `/periodos/reaperturas/${await solicitudPendiente(r.prueba)}/aprobar`;
      expect((await enviar(r, 'POST', solicitud, r.contador)).codigo).toBe('REAPERTURA_PROPIA');
      expect((await enviar(r, 'POST', solicitud, r.contador2)).codigo).toBe('');
      m.cerrados.delete(mes);
    }),
  ),
  fc.constant(
    comando('se pierden todas las conexiones', async (_m, r) => {
      await comoDueno(
        r.prueba,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and application_name = 'cuadra'`,
      );
    }),
  ),
];

it('cualquier secuencia deja los libros como el modelo', async () => {
  const prueba = fc.asyncProperty(fc.commands(comandos, { maxCommands: 60 }), async (secuencia) => {
    await fc.asyncModelRun(() => ({ model: modelo, real }), secuencia);
    await compararSaldos();
  });
  await fc.assert(prueba, { numRuns: 12, endOnFailure: true });
});

it('muchos clientes a la vez: cada petición confirmada está una vez, y los libros cuadran', async () => {
  const clientes = Array.from({ length: 8 }, (_, cliente) => trabajar(cliente));
  const resultados = (await Promise.all(clientes)).flat();
  for (const { lineas } of resultados) aplicar(modelo, lineas);
  expect(new Set(resultados.map(({ id }) => id)).size).toBe(resultados.length);
  await compararSaldos();
});

/** Posts, repeats and reverts, while the others do the same; every third request is sent twice at once. */
async function trabajar(cliente: number): Promise<{ id: string; lineas: readonly Linea[] }[]> {
  const hechas: { id: string; lineas: readonly Linea[] }[] = [];
  for (const [n, { mes, lineas, mala }] of fc.sample(propuesta, { numRuns: 25, seed: cliente }).entries()) {
    const llave = randomUUID();
    // No two clients say the same: whoever accepts that there is one like it must read again whenever there is one more.
    const escrita = { ...cuerpoDe(mes, lineas, true), concepto: `Prueba ${llave}` };
    const pedir = () => enviar(real, 'POST', '/partidas', real.contador, escrita, llave);
    const [primera, segunda] = await Promise.all(n % 3 === 0 ? [pedir(), pedir()] : [pedir()]);
    expect(primera?.codigo).toBe(mala ? 'PARTIDA_DESCUADRADA' : '');
    if (segunda !== undefined && !mala) expect(segunda.id).toBe(primera?.id);
    if (primera === undefined || mala) continue;
    hechas.push({ id: primera.id, lineas });
    if (n % 4 !== 0) continue;
    const cuerpo = { fecha: fechaDe(mes), motivo: 'Prueba de carrera' };
    const revertir = () => enviar(real, 'POST', `/partidas/${primera.id}/revertir`, real.contador, cuerpo);
    const reversiones = await Promise.all([revertir(), revertir()]);
    expect(reversiones.map(({ codigo }) => codigo).sort()).toEqual(['', 'YA_REVERTIDA']);
    const inversas = lineas.map(({ idCuenta, debe, haber }) => ({ idCuenta, debe: haber, haber: debe }));
    hechas.push({ id: reversiones.find(({ codigo }) => codigo === '')?.id ?? '', lineas: inversas });
  }
  return hechas;
}

async function compararSaldos(): Promise<void> {
  const { rows } = await comoDueno(
    real.prueba,
    'select id_cuenta, sum(debe - haber)::bigint as saldo from linea group by id_cuenta having sum(debe - haber) <> 0',
  );
  const reales = Object.fromEntries(rows.map(({ id_cuenta, saldo }) => [id_cuenta, Number(saldo)]));
  expect(reales).toEqual(Object.fromEntries([...modelo.saldos].filter(([, saldo]) => saldo !== 0)));
  expect(await verificar(real.prueba.db)).toMatchObject({ limpio: true });
}

function aplicar(m: Modelo, lineas: readonly Linea[]): void {
  for (const { idCuenta, debe, haber } of lineas)
    m.saldos.set(idCuenta, (m.saldos.get(idCuenta) ?? 0) + debe - haber);
}

const fechaDe = (mes: Mes) => `2026-${String(mes).padStart(2, '0')}-15`;

function cuerpoDe(mes: Mes, lineas: readonly Linea[], contabilizar: boolean) {
  return {
    fecha: fechaDe(mes),
    tipo: 'diario',
    agencia: '01',
    concepto: 'Prueba del modelo',
    lineas,
    contabilizar,
  };
}

/** As a person's browser would: a lost connection is tried again, with the same key. */
async function enviar(
  r: Real,
  method: 'GET' | 'POST',
  ruta: string,
  token: string,
  payload?: object,
  llave?: string,
) {
  let escrita = payload;
  for (let intento = 0; ; intento++) {
    const respuesta = await r.prueba.app.inject({
      method,
      url: `/api/contabilidad${ruta}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(llave === undefined ? {} : { 'idempotency-key': llave }),
      },
      ...(escrita === undefined ? {} : { payload: escrita }),
    });
    if (respuesta.statusCode === 503 && intento < 10) continue;
    const cuerpo = respuesta.json();
    if (DE_ADVERTENCIAS.has(cuerpo.codigo)) {
      escrita = await aceptarTodo(r, ruta, token, escrita);
      continue;
    }
    return { codigo: String(cuerpo.codigo ?? ''), id: String(cuerpo.id ?? ''), cuerpo };
  }
}

/** The model knows nothing of warnings: its people accept them all. */
async function aceptarTodo(r: Real, ruta: string, token: string, payload: object | undefined) {
  const { llamar } = r.prueba;
  const [, revertida] = /^\/partidas\/([\w-]{36})\/revertir$/.exec(ruta) ?? [];
  if (revertida !== undefined) return aceptarDeReversion(r, revertida, token, payload);
  const [, borrador] = /^\/partidas\/([\w-]{36})\//.exec(ruta) ?? [];
  if (borrador !== undefined) {
    await aceptarDelBorrador(llamar, borrador, { token });
    return payload;
  }
  const { contabilizar: _, aceptadas: __, ...escrita } = crearPartida.body.parse(payload);
  return { ...payload, aceptadas: await motivosPara(llamar, escrita, { token }) };
}

async function aceptarDeReversion(r: Real, id: string, token: string, payload: object | undefined) {
  const { fecha } = revertirPartida.body.parse(payload);
  const { cuerpo } = await r.prueba.llamar(
    verEfectoDeReversion,
    { params: { id }, body: { fecha } },
    { token },
  );
  // It may have been reverted meanwhile: then whoever asks is told so.
  const aceptadas = (cuerpo.advertencias ?? []).map(({ codigo, clave }) => ({
    codigo,
    clave,
    motivo: 'Así es',
  }));
  return { ...payload, aceptadas };
}

function comando(
  nombre: string,
  correr: (m: Modelo, r: Real) => Promise<unknown>,
): fc.AsyncCommand<Modelo, Real> {
  return { check: () => true, run: async (m, r) => void (await correr(m, r)), toString: () => nombre };
}

const elegir = <T>(lista: readonly T[], n: number): T | undefined => lista[n % Math.max(lista.length, 1)];

async function comoDueno(prueba: AplicacionDePrueba, texto: string) {
  const client = new pg.Client({ connectionString: prueba.url });
  await client.connect();
  try {
    return await client.query(texto);
  } finally {
    await client.end();
  }
}

async function solicitudPendiente(prueba: AplicacionDePrueba): Promise<string> {
  const { rows } = await comoDueno(
    prueba,
    `select id from solicitud_de_reapertura where estado = 'pendiente'`,
  );
  return rows[0]?.id;
}
