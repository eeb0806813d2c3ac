// The month of a bank account: what it says while it is open and once it was sent, and who moves it from state to state.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comoAplicacion, comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { AL_EMPEZAR, type MundoDeBancos, mundoDeBancos } from '../testing/mundo-de-bancos.ts';
import { firmasDe, OCTUBRE } from './testing/firmar.ts';

let m: MundoDeBancos;
let f: ReturnType<typeof firmasDe>;
beforeAll(async () => {
  m = await mundoDeBancos();
  f = firmasDe(m);
});
afterAll(() => m.cerrar());

const NOVIEMBRE = { anio: 2026, mes: 11 } as const;
const linea = (fecha: string, monto: number, texto = 'DEPOSITO') => ({ fecha, monto, texto });

describe('mientras está abierta', () => {
  it('dice ambos saldos, lo pendiente con su clase y sus días, y por qué no puede enviarse', async () => {
    const [entro] = await m.traer(
      m.banrural,
      linea('2026-10-05', 1_000_00),
      linea('2026-10-30', -15_00, 'COMISION'),
    );
    const [cobrado] = await m.registrarEnLibros(
      m.banrural,
      { fecha: '2026-10-05', monto: 1_000_00 },
      { fecha: '2026-10-29', monto: -300_00, concepto: 'Pago a proveedor', documento: '0815' },
    );
    await m.cruzar(m.banrural, [entro ?? ''], [cobrado ?? '']);
    const octubre = await f.ver(m.banrural);
    // 50,000.00 + 1,000.00 − 15.00 = 50,985.00; 50,000.00 + 1,000.00 − 300.00 = 50,700.00
    expect(octubre).toMatchObject({
      ...{ id: null, estado: 'abierta', version: 0, desde: '2026-10-01', hasta: '2026-10-31' },
      ...{ saldoBanco: 50_985_00, saldoLibros: 50_700_00, saldoSegunEstado: null, enviadaPor: null },
      cifras: {
        diferencia: 285_00,
        // −15.00 − (−300.00)
        porExplicar: 285_00,
        sinExplicar: { banco: 1, libros: 1 },
        banco: { entradas: 1_000_00, salidas: 15_00 },
        libros: { entradas: 1_000_00, salidas: 300_00 },
      },
      pendientes: [
        { lado: 'banco', clase: 'nota-de-debito', monto: -15_00, dias: 1, texto: 'COMISION', partida: null },
        { lado: 'libros', clase: 'pago-en-transito', monto: -300_00, dias: 2, documento: '0815' },
      ],
      impedimentos: [
        'Quedan 1 línea del banco y 1 movimiento de los libros sin cruzar ni explicar: crúcelos o diga qué son.',
      ],
    });
    expect(octubre.pendientes[1]?.partida).toMatchObject({ ejercicio: 2026 });
    expect((await f.ver(m.banrural, NOVIEMBRE)).impedimentos).toEqual([
      'El mes termina el 30/11/2026: envíelo a partir del día siguiente.',
      'Los meses se concilian en orden: envíe y apruebe primero octubre de 2026.',
      'Quedan 1 línea del banco y 1 movimiento de los libros sin cruzar ni explicar: crúcelos o diga qué son.',
    ]);
  });

  it('la lista va del mes que corre al primero, con las cifras de cada uno', async () => {
    expect(await f.listar(m.banrural)).toMatchObject([
      {
        ...NOVIEMBRE,
        estado: 'abierta',
        saldoBanco: 50_985_00,
        saldoLibros: 50_700_00,
        pendientes: 2,
        sinExplicar: 2,
      },
      {
        ...OCTUBRE,
        estado: 'abierta',
        saldoBanco: 50_985_00,
        saldoLibros: 50_700_00,
        pendientes: 2,
        sinExplicar: 2,
      },
    ]);
  });

  it.each([
    ['antes de empezar', { anio: 2026, mes: 9 }],
    ['que no ha llegado', { anio: 2026, mes: 12 }],
  ])('no hay mes %s', async (_caso, mes) => {
    await expect(f.ver(m.banrural, mes)).rejects.toThrow('NO_ENCONTRADO');
  });

  it('no se envía con algo sin explicar, ni con otro saldo, ni antes de que termine o fuera de su orden', async () => {
    expect((await f.enviar(m.auxiliar, m.banrural, 50_985_00)).problema.codigo).toBe(
      'CONCILIACION_SIN_EXPLICAR',
    );
    const { problema } = await f.enviar(m.auxiliar, m.banrural, 50_985_01);
    expect([problema.codigo, problema.detail]).toEqual([
      'CONCILIACION_NO_CUADRA',
      'El estado de cuenta dice Q 50,985.01 al 31/10/2026 y las líneas importadas suman Q 50,985.00: importe lo que falta o corrija el saldo.',
    ]);
    expect((await f.enviar(m.auxiliar, m.banrural, 50_985_00, NOVIEMBRE)).problema.codigo).toBe(
      'FECHA_FUTURA',
    );
    m.reloj.poner('2026-12-02T15:00:00Z');
    const enDiciembre = { ...m.auxiliar, token: await m.entrar(m.auxiliar.correo) };
    expect((await f.enviar(enDiciembre, m.banrural, 50_985_00, NOVIEMBRE)).problema.codigo).toBe(
      'CONCILIACION_FUERA_DE_ORDEN',
    );
    m.reloj.poner('2026-11-16T15:00:00Z');
  });

  it('lo que dice el estado importado manda: si sus líneas no lo suman, se dice y no se envía', async () => {
    await comoDueno(
      m.url,
      `update estado_de_cuenta set saldo_final = 5098600 where cuenta_bancaria = '${m.banrural}'`,
    );
    const { saldoSegunEstado, impedimentos } = await f.ver(m.banrural);
    expect(saldoSegunEstado).toBe(50_986_00);
    expect(impedimentos[0]).toContain(
      'dice Q 50,986.00 al 31/10/2026 y las líneas importadas suman Q 50,985.00',
    );
    expect((await f.enviar(m.auxiliar, m.banrural, 50_985_00)).problema.codigo).toBe(
      'CONCILIACION_NO_CUADRA',
    );
    await comoDueno(
      m.url,
      `update estado_de_cuenta set saldo_final = 5098500 where cuenta_bancaria = '${m.banrural}'`,
    );
  });
});

describe('de uno a otro estado', () => {
  it('enviada queda como está: lo que se cruza después no la cambia, y lo de sus días no se toca', async () => {
    const [{ linea: comision }, { movimiento: pago }] = await pendientes();
    await f.explicar(m.banrural, { linea: comision ?? '' }, 'nota-de-debito');
    await f.explicar(m.banrural, { movimiento: pago ?? '' }, 'pago-en-transito', 'Sale el lunes');
    expect((await f.ver(m.banrural)).impedimentos).toEqual([]);
    const { status, cuerpo } = await f.enviar(m.auxiliar, m.banrural, 50_985_00);
    expect([status, cuerpo.estado, cuerpo.enviadaPor?.id]).toEqual([201, 'en_revision', m.auxiliar.id]);
    expect(cuerpo.pasos).toMatchObject([{ paso: 'enviar', por: { id: m.auxiliar.id } }]);
    const [cobro] = await m.traer(m.banrural, linea('2026-11-03', -300_00, 'TRANSFERENCIA'));
    await m.cruzar(m.banrural, [cobro ?? ''], [pago ?? '']);
    expect((await f.ver(m.banrural)).pendientes).toEqual(cuerpo.pendientes);
    expect(cuerpo.pendientes[1]).toMatchObject({ clase: 'pago-en-transito', motivo: 'Sale el lunes' });
    await expect(m.registrarEnLibros(m.banrural, { fecha: '2026-10-31', monto: 1_00 })).rejects.toThrow(
      /conciliada/,
    );
    await expect(m.traer(m.banrural, linea('2026-10-31', 1_00))).rejects.toThrow(/conciliados/);
    // At the end of November only the fee is outstanding; in October both were.
    expect((await f.listar(m.banrural)).map(({ estado, pendientes: cuantas }) => [estado, cuantas])).toEqual([
      ['abierta', 1],
      ['en_revision', 2],
    ]);
  });

  it('no la aprueba quien la envió, ni dos veces, ni quien no puede; devuelta se envía de nuevo', async () => {
    const enviada = await f.ver(m.banrural);
    expect((await f.aprobar(m.auxiliar, enviada)).status).toBe(403);
    const devuelta = await f.devolver(m.contador, enviada, 'Falta la nota de débito');
    expect(devuelta.cuerpo).toMatchObject({ estado: 'abierta', enviadaPor: null, version: 1 });
    expect(devuelta.cuerpo.pasos.at(-1)).toMatchObject({
      paso: 'devolver',
      motivo: 'Falta la nota de débito',
    });
    expect((await f.aprobar(m.contador, devuelta.cuerpo)).problema.codigo).toBe('ESTADO_NO_ADMITE');
    const otra = await f.enviar(m.contador, m.banrural, 50_985_00);
    expect(otra.cuerpo).toMatchObject({ id: enviada.id, estado: 'en_revision', version: 2 });
    expect((await f.aprobar(m.contador, otra.cuerpo)).problema.codigo).toBe('CONCILIACION_PROPIA');
    expect((await f.aprobar(m.contador2, enviada)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    const dos = await Promise.all([f.aprobar(m.contador2, otra.cuerpo), f.aprobar(m.contador2, otra.cuerpo)]);
    expect(dos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await f.ver(m.banrural)).toMatchObject({
      ...{
        estado: 'aprobada',
        version: 3,
        enviadaPor: { id: m.contador.id },
        aprobadaPor: { id: m.contador2.id },
      },
    });
  });

  it('de dos que envían a la vez el mismo mes, uno', async () => {
    const dos = await Promise.all([
      f.enviar(m.auxiliar, m.industrial, 0),
      f.enviar(m.contador, m.industrial, 0),
      f.enviar(m.contador, m.industrial, 0),
    ]);
    expect(dos.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('la reabren dos, y solo la última, con el mes sin cerrar', async () => {
    const aprobada = await f.ver(m.banrural);
    expect((await f.reabrir(m.contador, aprobada)).problema.codigo).toBe('REAPERTURA_DE_DOS');
    const pedida = (await f.pedirReapertura(m.contador, aprobada, 'Un cargo mal cruzado')).cuerpo;
    expect(pedida.reapertura).toMatchObject({
      pedidaPor: { id: m.contador.id },
      motivo: 'Un cargo mal cruzado',
    });
    expect((await f.pedirReapertura(m.contador2, pedida)).problema.codigo).toBe('ESTADO_NO_ADMITE');
    expect((await f.reabrir(m.contador, pedida)).problema.codigo).toBe('REAPERTURA_DE_DOS');
    const negada = (await f.retirar(m.contador2, pedida)).cuerpo;
    expect(negada).toMatchObject({ estado: 'aprobada', reapertura: null });
    await comoDueno(m.url, `update periodo set estado = 'cerrado' where anio = 2026 and mes = 10`);
    expect((await f.pedirReapertura(m.contador, negada)).problema.codigo).toBe('PERIODO_CERRADO');
    await comoDueno(m.url, `update periodo set estado = 'abierto' where anio = 2026 and mes = 10`);
    const otra = (await f.pedirReapertura(m.contador, negada)).cuerpo;
    const abierta = (await f.reabrir(m.contador2, otra)).cuerpo;
    expect(abierta).toMatchObject({ estado: 'abierta', aprobadaPor: null, reapertura: null });
    expect(abierta.pasos.map(({ paso }) => paso)).toEqual([
      ...['enviar', 'devolver', 'enviar', 'aprobar', 'pedir-reapertura', 'retirar-reapertura'],
      ...['pedir-reapertura', 'reabrir'],
    ]);
    await m.registrarEnLibros(m.banrural, { fecha: '2026-10-31', monto: 7_00 });
    expect((await f.ver(m.banrural)).saldoLibros).toBe(AL_EMPEZAR + 1_000_00 - 300_00 + 7_00);
  });

  const pendientes = async () => {
    const [banco, libros] = (await f.ver(m.banrural)).pendientes;
    if (banco === undefined || libros === undefined) throw new Error('Se esperaban dos');
    return [banco, libros] as const;
  };
});

describe('por debajo de la aplicación', () => {
  const como = (actor: string, ...ordenes: readonly string[]) =>
    comoAplicacion(
      m,
      'begin',
      `select set_config('cuadra.actor', '${actor}', false)`,
      ...ordenes,
      'commit',
    ).then(
      () => 'aceptado',
      (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
    );
  const paso = (cual: string, por: string) =>
    `insert into paso_de_conciliacion (conciliacion, paso, por, en, motivo)
     select id, '${cual}', '${por}', now(), 'Porque sí' from conciliacion where cuenta_bancaria = '${m.industrial}'`;
  const cambiar = (que: string) => `update conciliacion set ${que} where cuenta_bancaria = '${m.industrial}'`;

  it('nadie firma por otra persona, ni cambia quién la envió para aprobarla', async () => {
    const { enviadaPor } = await f.ver(m.industrial);
    const suya = enviadaPor?.id ?? '';
    const otra = suya === m.contador.id ? m.auxiliar.id : m.contador.id;
    const aprobar = (por: string, mas = '') =>
      cambiar(`estado = 'aprobada', aprobada_por = '${por}', aprobada_en = now()${mas}`);
    expect(await como(suya, aprobar(suya), paso('aprobar', suya))).toBe('conciliacion_aprobada_por_otra');
    expect(await como(suya, aprobar(otra), paso('aprobar', otra))).toBe('SIN_PERMISO');
    expect(await como(suya, aprobar(suya, `, enviada_por = '${otra}'`), paso('aprobar', suya))).toBe(
      'ESTADO_NO_ADMITE',
    );
    expect(await como(otra, aprobar(otra))).toBe('ESTADO_NO_ADMITE');
    expect(await como(otra, paso('aprobar', otra))).toBe('ESTADO_NO_ADMITE');
    expect(await como(otra, aprobar(otra), paso('aprobar', otra))).toBe('aceptado');
  });

  it('ni reabre una sola lo que aprobaron dos, aunque diga que otra lo pidió', async () => {
    const [una, otra] = [m.contador.id, m.contador2.id];
    const pedir = (por: string) =>
      cambiar(
        `reapertura_pedida_por = '${por}', reapertura_pedida_en = now(), reapertura_motivo = 'Porque sí'`,
      );
    const abrir = cambiar(
      `estado = 'abierta', reapertura_pedida_por = null, reapertura_pedida_en = null, reapertura_motivo = null`,
    );
    expect(await como(una, abrir, paso('reabrir', una))).toBe('REAPERTURA_DE_DOS');
    expect(await como(una, pedir(otra), abrir, paso('reabrir', una))).toBe('SIN_PERMISO');
    expect(await como(una, pedir(una), paso('pedir-reapertura', una), abrir, paso('reabrir', una))).toBe(
      'REAPERTURA_DE_DOS',
    );
    expect(await como(una, pedir(una), paso('pedir-reapertura', una))).toBe('aceptado');
    await comoDueno(m.url, `update periodo set estado = 'cerrando' where anio = 2026 and mes = 10`);
    expect(await como(otra, abrir, paso('reabrir', otra))).toBe('PERIODO_CERRADO');
    await comoDueno(m.url, `update periodo set estado = 'abierto' where anio = 2026 and mes = 10`);
    expect(await como(otra, abrir, paso('reabrir', otra))).toBe('aceptado');
  });
});
