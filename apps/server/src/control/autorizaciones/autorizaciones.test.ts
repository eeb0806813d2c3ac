// The consent of another person to one act, over transfers between members: bound to it, for one use, with an end; and nothing is asked for
// that could not be done. Shipped policy: what goes to somebody else always takes two.
import { randomUUID } from 'node:crypto';
import { cambiarTitulares } from '@cuadra/contract/ahorros/cambios-de-cuenta';
import { ajustarCuenta, transferir as transferencia } from '@cuadra/contract/ahorros/movimientos';
import * as contrato from '@cuadra/contract/control/autorizaciones';
import {
  ENCABEZADO_DE_AUTORIZACION,
  ENCABEZADO_DE_MOTIVO,
  PEDIR,
} from '@cuadra/contract/control/encabezados';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MundoDeAhorros, mundoDeAhorros, type Persona } from '#ahorros/testing/mundo-de-ahorros.ts';
import { contratar } from '#contabilidad/libro/testing/oficina.ts';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';
import { autorizar, pedirAutorizacion } from '../testing/con-otra-persona.ts';

let mundo: MundoDeAhorros;
beforeEach(async () => {
  mundo = await mundoDeAhorros({ politica: 'de-fabrica' });
});
afterEach(async () => {
  await mundo.exigirIgualdad();
  await mundo.cerrar();
});

interface Cambios {
  readonly desde?: number;
  readonly hacia?: number;
  readonly monto?: number;
  readonly concepto?: string;
}
const transferir = (
  autorizacion?: string,
  cambios: Cambios = {},
  quien: Persona = mundo.ahorros,
  llave: string = randomUUID(),
) =>
  mundo.llamar(
    transferencia,
    {
      body: {
        ...{ desde: mundo.una.id, hacia: mundo.otra.id, monto: 300_00, concepto: 'Pago de renta' },
        ...cambios,
      },
    },
    { token: quien.token, llave, autorizacion },
  );
const pedida = (cambios?: Cambios) => pedirAutorizacion((como) => transferir(como, cambios));
const dada = (cambios?: Cambios, quien = mundo.jefe) =>
  autorizar(mundo, quien, (como) => transferir(como, cambios));
const responder = (id: string, { token }: Persona, negada?: string) =>
  mundo.llamar(
    contrato.responderAutorizacion,
    {
      params: { id },
      body: negada === undefined ? { decision: 'autorizada' } : { decision: 'negada', motivo: negada },
    },
    { token },
  );
const ver = async (id: string, { token }: Persona = mundo.ahorros) =>
  (await mundo.llamar(contrato.verAutorizacion, { params: { id } }, { token })).cuerpo;
const listar = async ({ token }: Persona) =>
  (await mundo.llamar(contrato.listarAutorizaciones, {}, { token })).cuerpo;
/** What the code of each answer is; of what was done, its status. */
const codigo = async (respuesta: Promise<{ status: number; problema: { codigo: string } }>) => {
  const { status, problema } = await respuesta;
  return status < 300 ? status : problema.codigo;
};
const NO_ES_DE_ESTO = 'AUTORIZACION_NO_CORRESPONDE';

describe('pedida, dada y usada', () => {
  it('no se pide a nadie: si nadie más puede autorizarla se dice, y no queda esperando', async () => {
    const conRol = `select r.usuario from usuario_rol r where r.rol in ('jefe_agencia', 'contador')`;
    await comoDueno(mundo.url, `update usuario set activo = false where id in (${conRol})`);
    expect(await codigo(transferir(PEDIR))).toBe('NADIE_AUTORIZA');
    expect((await listar(mundo.ahorros)).propias).toEqual([]);
  });

  it('hecha, quien la pidió lo ve en sus otras pantallas', async () => {
    const id = await dada();
    const oyente = await escucharEventos(mundo, mundo.ahorros.token);
    const oidas = () => oyente.recibidos.filter(({ tipo }) => tipo === 'autorizaciones-cambio').length;
    expect(await codigo(transferir(id))).toBe(201);
    await hastaQue(() => expect(oidas()).toBe(1));
    await oyente.cerrar();
  });

  it('sin ella no se hace; con ella, una vez', async () => {
    expect(await codigo(transferir())).toBe('AUTORIZACION_REQUERIDA');
    const id = await pedida();
    expect(await codigo(transferir(id))).toBe(NO_ES_DE_ESTO);
    expect(await mundo.saldoDe(mundo.una.id)).toBe(1_000_00);
    expect((await responder(id, mundo.jefe)).cuerpo).toMatchObject({
      ...{ estado: 'autorizada', resueltaPor: { id: mundo.jefe.id }, puede: [] },
    });
    const llave = randomUUID();
    expect((await transferir(id, {}, mundo.ahorros, llave)).status).toBe(201);
    // 1,000.00 − 300.00 = 700.00
    expect(await mundo.saldoDe(mundo.una.id)).toBe(700_00);
    expect(await ver(id)).toMatchObject({ estado: 'usada', puede: [] });
    const { rows } =
      await sql<object>`select operacion, autorizacion, autor from partida where autorizacion is not null`.execute(
        mundo.db,
      );
    expect(rows).toEqual([{ operacion: 'transferencia-ajena', autorizacion: id, autor: mundo.ahorros.id }]);
    // The same request again, whose answer was lost, is answered with what it did; another is another.
    expect((await transferir(id, {}, mundo.ahorros, llave)).status).toBe(201);
    expect(await codigo(transferir(id))).toBe(NO_ES_DE_ESTO);
    expect(await mundo.saldoDe(mundo.una.id)).toBe(700_00);
    // What two did is in nobody's sum; what one authorised is in theirs.
    expect(await mundo.db.selectFrom('movidoPorDia').select('monto').execute()).toEqual([]);
    expect(await mundo.db.selectFrom('autorizadoPorDia').select(['persona', 'monto']).execute()).toEqual([
      { persona: mundo.jefe.id, monto: 300_00 },
    ]);
  });

  it('quien responde ve lo que debe ver, y quien la pidió puede volver a mandarla', async () => {
    const id = await pedida();
    const { porResponder } = await listar(mundo.jefe);
    expect(porResponder).toMatchObject([
      {
        ...{ id, operacion: 'transferencia-ajena', clase: 'paga', agencia: '01', monto: 300_00 },
        ...{ estado: 'pendiente', vencida: false, movidoHoy: 0, vecesConUsted: 0, puede: ['responder'] },
        ...{ razon: 'Esto siempre lo autoriza otra persona.', orden: null },
        pedidaPor: { id: mundo.ahorros.id },
        cuentas: [
          { numero: mundo.una.numero, saldo: 1_000_00, titulares: 'Julia Estela Caal Pop' },
          {
            numero: mundo.otra.numero,
            saldo: 250_50,
            titulares: 'Óscar Iván Reyes Tut, Julia Estela Caal Pop',
          },
        ],
      },
    ]);
    expect((await listar(mundo.contador)).porResponder.map((una) => una.id)).toEqual([id]);
    expect((await listar(mundo.cajero)).porResponder).toEqual([]);
    const { propias } = await listar(mundo.ahorros);
    expect(propias).toMatchObject([{ id, puede: ['retirar'], orden: { method: 'POST' } }]);
  });

  it('pedir lo mismo dos veces es pedirlo una', async () => {
    expect(await pedida()).toBe(await pedida());
    expect((await listar(mundo.jefe)).porResponder).toHaveLength(1);
  });

  it.each([
    ['se lee como se escribió', 'Viene el titular: mañana, Ñ', 'Viene el titular: mañana, Ñ'],
    ['cortado donde hay un espacio', `${'a'.repeat(399)} y más`, 'a'.repeat(399)],
    ['con lo que no se guarda', '\0\0', null],
  ])('el motivo del pedido %s', async (_, escrito, guardado) => {
    const respuesta = await mundo.app.inject({
      method: 'POST',
      url: transferencia.path,
      payload: { desde: mundo.una.id, hacia: mundo.otra.id, monto: 300_00, concepto: 'Pago de renta' },
      headers: {
        authorization: `Bearer ${mundo.ahorros.token}`,
        [ENCABEZADO_DE_AUTORIZACION]: PEDIR,
        [ENCABEZADO_DE_MOTIVO]: encodeURIComponent(escrito),
      },
    });
    expect(respuesta.json().codigo).toBe('AUTORIZACION_PEDIDA');
    expect((await listar(mundo.jefe)).porResponder.map((una) => una.motivoDelPedido)).toEqual([guardado]);
  });

  it('a la vez dos veces con la misma: se hace una', async () => {
    const id = await dada();
    const codigos = await Promise.all([codigo(transferir(id)), codigo(transferir(id))]);
    expect(codigos.toSorted()).toEqual([201, NO_ES_DE_ESTO]);
    expect(await mundo.saldoDe(mundo.una.id)).toBe(700_00);
  });

  it('negada, con su motivo: no se hace, y quien la pidió lo lee', async () => {
    const id = await pedida();
    expect((await responder(id, mundo.jefe, 'No vino el titular')).cuerpo.estado).toBe('negada');
    expect(await codigo(transferir(id))).toBe(NO_ES_DE_ESTO);
    expect(await ver(id)).toMatchObject({ estado: 'negada', motivo: 'No vino el titular', puede: [] });
    expect(await codigo(responder(id, mundo.contador))).toBe('ESTADO_NO_ADMITE');
  });
});

describe('es de eso y de nada más', () => {
  it('ni otro monto, ni otra cuenta, ni al revés, ni otro concepto, ni otra persona', async () => {
    const mas = await mundo.abrir({ numero: '01-AHC-000009', titulares: [mundo.asociados[1]] });
    const id = await dada();
    for (const cambios of [
      { monto: 300_01 },
      { monto: 299_99 },
      { hacia: mas.id },
      { desde: mundo.otra.id, hacia: mundo.una.id, monto: 200_00 },
      { concepto: 'Otra cosa' },
    ])
      expect([cambios, await codigo(transferir(id, cambios))]).toEqual([cambios, NO_ES_DE_ESTO]);
    expect(await codigo(transferir(id, {}, mundo.ahorrosDeTodas))).toBe(NO_ES_DE_ESTO);
    expect(await codigo(transferir(randomUUID()))).toBe(NO_ES_DE_ESTO);
    expect(await codigo(transferir(id))).toBe(201);
  });

  it('ni una decisión se hace con la de una transferencia, ni al revés', async () => {
    const id = await dada();
    const { version } = await mundo.db
      .selectFrom('cuentaAhorro')
      .select('version')
      .where('id', '=', mundo.una.id)
      .executeTakeFirstOrThrow();
    const cambiar = (autorizacion?: string) =>
      mundo.llamar(
        cambiarTitulares,
        { params: { id: mundo.una.id }, body: { titulares: [mundo.asociados[1]], version } },
        { token: mundo.ahorros.token, autorizacion },
      );
    expect(await codigo(cambiar())).toBe('AUTORIZACION_REQUERIDA');
    expect(await codigo(cambiar(id))).toBe(NO_ES_DE_ESTO);
    const deTitulares = await autorizar(mundo, mundo.jefe, (como) => cambiar(como));
    expect(await codigo(transferir(deTitulares))).toBe(NO_ES_DE_ESTO);
    expect(await codigo(cambiar(deTitulares))).toBe(200);
    const { rows } = await sql<object>`select operacion, id_entidad, persona, autorizacion from acto`.execute(
      mundo.db,
    );
    expect(rows).toEqual([
      {
        ...{ operacion: 'titulares', idEntidad: String(mundo.una.id), persona: mundo.ahorros.id },
        autorizacion: deTitulares,
      },
    ]);
    // Now both accounts are not of the same people either, and the transfer that was consented to is as it was.
    expect(await codigo(transferir(id))).toBe(201);
  });
});

describe('quién la da', () => {
  it('nadie de otra agencia, ni quien no autoriza', async () => {
    await contratar(mundo, 'jefe-02@cuadra.demo', ['jefe_agencia'], ['02']);
    const id = await pedida();
    const forastero = { id: '', correo: '', token: await mundo.entrar('jefe-02@cuadra.demo') };
    expect(await codigo(responder(id, forastero))).toBe('NO_ENCONTRADO');
    for (const quien of [mundo.ahorros, mundo.cajero, mundo.auditor, mundo.ahorrosDeTodas])
      expect(await codigo(responder(id, quien))).toBe('SIN_PERMISO');
    expect((await ver(id)).estado).toBe('pendiente');
  });

  it('sin poder de autorizar eso, por la política', async () => {
    await comoDueno(
      mundo.url,
      `delete from politica_de_autorizacion where (rol, operacion) = ('jefe_agencia', 'transferencia-ajena')`,
    );
    const id = await pedida();
    expect(await codigo(responder(id, mundo.jefe))).toBe('SIN_PODER_DE_AUTORIZAR');
    expect((await listar(mundo.jefe)).porResponder).toEqual([]);
    expect(await codigo(responder(id, mundo.contador))).toBe(200);
  });

  it('quien la pidió no, aunque su rol autorice', async () => {
    const ajustar = (autorizacion: string) =>
      mundo.llamar(
        ajustarCuenta,
        {
          params: { id: mundo.una.id },
          body: {
            sentido: 'abono',
            monto: 10_000_01,
            idCuenta: '603102',
            concepto: 'No registrado',
          } as never,
        },
        { token: mundo.contador.token, llave: randomUUID(), autorizacion },
      );
    const id = await pedirAutorizacion(ajustar);
    expect(await codigo(responder(id, mundo.contador))).toBe('REVISION_PROPIA');
    expect(await codigo(responder(id, mundo.contador2))).toBe(200);
    expect(await codigo(ajustar(id))).toBe(201);
  });

  it('dos que responden a la vez: una respuesta', async () => {
    const id = await pedida();
    const codigos = await Promise.all([
      codigo(responder(id, mundo.jefe)),
      codigo(responder(id, mundo.contador, 'No procede')),
    ]);
    expect(codigos.toSorted()).toEqual([200, 'ESTADO_NO_ADMITE']);
  });

  it('por encima de lo que autoriza una persona firma otra más: 150,000.00 > 100,000.00 del jefe', async () => {
    await mundo.depositar(mundo.una.id, 400_000_00);
    const grande = { monto: 150_000_00 };
    const id = await pedida(grande);
    expect((await responder(id, mundo.jefe)).cuerpo.estado).toBe('falta_otra');
    expect(await codigo(transferir(id, grande))).toBe(NO_ES_DE_ESTO);
    expect(await codigo(responder(id, mundo.jefe))).toBe('REVISION_PROPIA');
    expect((await responder(id, mundo.contador)).cuerpo).toMatchObject({
      ...{ estado: 'autorizada', resueltaPor: { id: mundo.jefe.id }, segundaPor: { id: mundo.contador.id } },
    });
    expect(await codigo(transferir(id, grande))).toBe(201);
  });

  it('y por encima de lo que autoriza al día: cinco de 100,000.00 y una más', async () => {
    await mundo.depositar(mundo.una.id, 900_000_00);
    for (let n = 1; n <= 5; n++) {
      const cambios = { monto: 100_000_00, concepto: `La ${n}` };
      expect((await responder(await pedida(cambios), mundo.jefe)).cuerpo.estado).toBe('autorizada');
    }
    // 500,000.00 + 0.01
    expect((await responder(await pedida({ monto: 1 }), mundo.jefe)).cuerpo.estado).toBe('falta_otra');
  });
});

describe('cuándo deja de servir', () => {
  const manana = async () => {
    mundo.reloj.avanzar({ hours: contrato.AUTORIZACION_HORAS });
    const deNuevo = async (quien: Persona) => ({ ...quien, token: await mundo.entrar(quien.correo) });
    return [await deNuevo(mundo.ahorros), await deNuevo(mundo.jefe)] as const;
  };

  it('a las 24 horas, respondida o no', async () => {
    const sinResponder = await pedida();
    const autorizada = await dada({ monto: 1_00 });
    const [ahorros, jefe] = await manana();
    expect(await codigo(responder(sinResponder, jefe))).toBe('ESTADO_NO_ADMITE');
    expect(await codigo(transferir(autorizada, { monto: 1_00 }, ahorros))).toBe(NO_ES_DE_ESTO);
    expect((await listar(jefe)).porResponder).toEqual([]);
    expect(await ver(autorizada, ahorros)).toMatchObject({ vencida: true, puede: [] });
  });

  it('retirada por quien la pidió, también ya dada; por otra persona no', async () => {
    const id = await dada();
    const retirar = ({ token }: Persona) =>
      mundo.llamar(
        contrato.retirarAutorizacion,
        { params: { id }, body: { motivo: 'Se arrepintió' } },
        { token },
      );
    expect(await codigo(retirar(mundo.ahorrosDeTodas))).toBe('NO_ENCONTRADO');
    expect((await retirar(mundo.ahorros)).cuerpo.estado).toBe('retirada');
    expect(await codigo(retirar(mundo.ahorros))).toBe('ESTADO_NO_ADMITE');
    expect(await codigo(transferir(id))).toBe(NO_ES_DE_ESTO);
    expect(await codigo(responder(id, mundo.contador))).toBe('ESTADO_NO_ADMITE');
  });
});

describe('lo que se pide se ensaya de veras, y nada queda', () => {
  const TABLAS = [
    ...[
      'partida',
      'linea',
      'saldo_diario',
      'movimiento_ahorro',
      'transferencia_ahorro',
      'llave_idempotencia',
    ],
    ...['movido_por_dia', 'autorizado_por_dia', 'acto', 'senal', 'ensayo_de_acto', 'autorizacion'],
  ];
  const cuantas = async () => {
    const filas = await comoDueno(
      mundo.url,
      `select ${TABLAS.map((tabla) => `(select count(*)::int from ${tabla}) as ${tabla}`).join()},
        (select max(ultimo_numero) from ejercicio) as numero, (select sum(saldo)::text from cuenta_ahorro) as saldo`,
    );
    return filas[0] ?? {};
  };

  it('lo que no se podría hacer se niega por su razón, y no se pide nada', async () => {
    const antes = await cuantas();
    expect(await codigo(transferir(PEDIR, { monto: 1_000_01 }))).toBe('SALDO_INSUFICIENTE');
    expect(await codigo(transferir(PEDIR, { hacia: mundo.aPlazo.id }))).toBe('CUENTA_A_PLAZO');
    expect(await cuantas()).toEqual(antes);
  });

  it('lo que no necesita a nadie se dice, y no se hace', async () => {
    const propia = await mundo.abrir({ numero: '01-AHC-000009' });
    const antes = await cuantas();
    expect(await codigo(transferir(PEDIR, { hacia: propia.id }))).toBe('AUTORIZACION_INNECESARIA');
    expect(await cuantas()).toEqual(antes);
    expect(await codigo(transferir(undefined, { hacia: propia.id }))).toBe(201);
    const deHoy = await mundo.db.selectFrom('movidoPorDia').select(['clase', 'monto']).execute();
    expect(deHoy).toEqual([{ clase: 'mueve', monto: 300_00 }]);
  });

  it('de lo pedido queda el pedido, y nada más', async () => {
    const antes = await cuantas();
    await pedida();
    expect(await cuantas()).toEqual({ ...antes, autorizacion: 1 });
  });

  it('se pide lo que pasa del día en pedazos: 50,000.00 × 5 = 250,000.00, y uno más', async () => {
    const propia = await mundo.abrir({ numero: '01-AHC-000009' });
    await mundo.depositar(mundo.una.id, 900_000_00);
    for (let n = 1; n <= 5; n++)
      expect(await codigo(transferir(undefined, { hacia: propia.id, monto: 50_000_00 }))).toBe(201);
    const unoMas = { hacia: propia.id, monto: 1 };
    expect(await codigo(transferir(undefined, unoMas))).toBe('AUTORIZACION_REQUERIDA');
    const id = await pedida(unoMas);
    expect(await ver(id, mundo.jefe)).toMatchObject({
      ...{ operacion: 'transferencia-propia', clase: 'mueve', movidoHoy: 250_000_00 },
      razon:
        'Con esto pasaría de Q 250,000.00, lo que usted hace en un día sin otra persona; hoy le quedan Q 0.00.',
    });
  });
});
