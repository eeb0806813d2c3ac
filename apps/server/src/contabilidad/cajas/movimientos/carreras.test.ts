// A jornada is counted while movements arrive: one wins, the other is told so, and the books stay equal. Who wins is chosen by
// holding what one of them needs.
import { centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { abrirCola } from '#contabilidad/libro/cola.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import {
  EN_CAJA,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  OTROS_PRODUCTOS,
} from '../testing/mundo-de-cajas.ts';
import { moverEfectivo } from './mover.ts';
import { comoSistema, ingreso, PERSONA, recibosDe, registrar } from './testing/ventanilla.ts';

let mundo: MundoDeCajas;
let jornada: Awaited<ReturnType<MundoDeCajas['abrir']>>;
beforeEach(async () => {
  mundo = await mundoDeCajas();
  jornada = await mundo.abrir(mundo.cajero);
});
afterEach(() => mundo.cerrar());

/** Holds some rows until told to let go. */
function retener(consulta: ReturnType<typeof sql>) {
  const soltar = Promise.withResolvers<void>();
  const dentro = Promise.withResolvers<void>();
  const fin = comoSistema(mundo, async (tx) => {
    await consulta.execute(tx);
    dentro.resolve();
    await soltar.promise;
  });
  return {
    dentro: dentro.promise,
    async soltar() {
      soltar.resolve();
      await fin;
    },
  };
}

/** The same for what the application may only read. */
async function retenerComoDueno(consulta: string) {
  const dueno = new pg.Client({ connectionString: mundo.url });
  await dueno.connect();
  await dueno.query('begin');
  await dueno.query(consulta);
  return {
    async soltar() {
      await dueno.query('commit');
      await dueno.end();
    },
  };
}

const libroContado = async () => {
  const { libroEfectivo } = await mundo.db
    .selectFrom('arqueo')
    .select('libroEfectivo')
    .where('jornada', '=', jornada.id)
    .where('clase', '=', 'cierre')
    .executeTakeFirstOrThrow();
  return libroEfectivo;
};

test('el conteo espera al movimiento que iba a medias, y lo cuenta', async () => {
  // The movement has its jornada in hand and waits for the balance; the count waits for the movement.
  const saldo = await retenerComoDueno(
    `select from saldo_de_caja where caja = '${mundo.cajas.c1}' for update`,
  );
  const movimiento = registrar(mundo, mundo.cajero, jornada, ingreso());
  await hastaQueAlguienEspere(mundo.url);
  const conteo = mundo.contar(mundo.cajero, jornada, EN_CAJA + 25_00);
  await hastaQueAlguienEspere(mundo.url, 2);
  await saldo.soltar();
  hecha(await movimiento);
  expect(await conteo).toMatchObject({ estado: 'contada', diferencia: 0 });
  expect(await libroContado()).toBe(EN_CAJA + 25_00);
  await mundo.exigirIgualdad();
});

test('el movimiento espera al conteo que iba a medias, y se rechaza sin dejar nada en los libros', async () => {
  const partidas = await mundo.db.selectFrom('partida').select('id').execute();
  const contando = retener(sql`
    insert into arqueo (jornada, clase, conteo, cheques, vales, dolares, tasa_dolar, efectivo, cheque, vale, contado_por, hecho_en)
    select jornada, 'cierre', conteo, cheques, vales, dolares, tasa_dolar, efectivo, cheque, vale, contado_por, hecho_en
    from arqueo where jornada = ${jornada.id}::uuid`);
  await contando.dentro;
  const movimiento = registrar(mundo, mundo.cajero, jornada, ingreso());
  await hastaQueAlguienEspere(mundo.url);
  await contando.soltar();
  const { status, problema } = await movimiento;
  expect([status, problema.codigo]).toEqual([409, 'JORNADA_CERRADA']);
  expect(await mundo.db.selectFrom('partida').select('id').execute()).toHaveLength(partidas.length);
  expect(await libroContado()).toBe(EN_CAJA);
  expect(await recibosDe(mundo, mundo.cajas.c1)).toEqual([]);
  await mundo.exigirIgualdad();
});

test('congelar mientras llega un movimiento: el que llega después se rechaza', async () => {
  const congelando = retener(
    sql`update jornada set congelada_por = ${mundo.jefe.id}::uuid, congelada_en = now() where id = ${jornada.id}::uuid`,
  );
  await congelando.dentro;
  const movimiento = registrar(mundo, mundo.cajero, jornada, ingreso());
  await hastaQueAlguienEspere(mundo.url);
  await congelando.soltar();
  expect((await movimiento).problema.codigo).toBe('CAJA_CONGELADA');
  await mundo.exigirIgualdad();
});

test('muchos movimientos y un conteo a la vez: lo contado en libros son los que entraron', async () => {
  const envios = Array.from({ length: 30 }, (_, n) =>
    registrar(mundo, mundo.cajero, jornada, ingreso({ monto: n + 1 })),
  );
  const conteo = mundo.contar(mundo.cajero, jornada, EN_CAJA);
  const tardios = Array.from({ length: 10 }, (_, n) =>
    registrar(mundo, mundo.cajero, jornada, ingreso({ monto: 100 + n })),
  );
  await conteo;
  const respuestas = await Promise.all([...envios, ...tardios]);
  const entraron = respuestas.filter(({ status }) => status === 201).map(({ cuerpo }) => cuerpo.monto);
  const negados = respuestas.filter(({ status }) => status !== 201);
  expect(new Set(negados.map(({ problema }) => problema.codigo))).toEqual(
    new Set(negados.length === 0 ? [] : ['JORNADA_CERRADA']),
  );
  const suma = entraron.reduce((total, monto) => total + monto, 0);
  expect(await libroContado()).toBe(EN_CAJA + suma);
  expect(await mundo.saldoDe(mundo.cajas.c1)).toBe(EN_CAJA + suma);
  expect(await recibosDe(mundo, mundo.cajas.c1)).toEqual(entraron.map((_, n) => n + 1));
  await mundo.exigirIgualdad();
});

test('dos procesos a la vez: el efectivo de la persona se suma en el orden de los libros, no del reloj', async () => {
  const otroProceso = abrirCola(mundo.plataforma);
  const mitad = 40_000_00;
  const suya = await mundo.abrir(mundo.cajero2);
  const libros = retener(sql`select from ejercicio where anio = 2026 for update`);
  await libros.dentro;
  // The first in line has the later clock.
  mundo.reloj.avanzar({ seconds: 30 });
  const primero = moverEfectivo({ cola: otroProceso }, comoActor(mundo.cajero2.id), {
    accion: 'cajas:registrar',
    jornada: { ...suya, caja: { codigo: 'C2', agencia: '01', idCuenta: '1011010102' } },
    ...{ clase: 'ingreso', sentido: 'entrada', medio: 'efectivo', concepto: 'Depósito' },
    monto: centavos(mitad),
    contracuenta: OTROS_PRODUCTOS,
    persona: { documento: '2345678900101', nombre: PERSONA.nombre },
  });
  await hastaQueAlguienEspere(mundo.url);
  mundo.reloj.avanzar({ seconds: -30 });
  const segundo = registrar(mundo, mundo.cajero, jornada, ingreso({ monto: mitad, persona: PERSONA }));
  await hastaQueAlguienEspere(mundo.url, 2);
  await libros.soltar();
  await primero;
  expect((await segundo).problema.codigo).toBe('ORIGEN_DE_FONDOS_REQUERIDO');
  await mundo.exigirIgualdad();
});

function comoActor(id: string): ContextoConActor {
  return {
    actor: {
      id,
      nombre: '',
      correo: '',
      sesion: '',
      roles: ['cajero'],
      permisos: new Set(),
      agencias: ['01'],
    },
    ...{ direccion: '', navegador: '', peticion: 'prueba', origen: '', ahora: mundo.reloj.ahora() },
  };
}
