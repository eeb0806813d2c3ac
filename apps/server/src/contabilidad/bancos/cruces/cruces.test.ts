// What people do on the desk, one thing at a time.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aEscondidas } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { GASTOS, type MundoDeBancos, mundoDeBancos } from '../testing/mundo-de-bancos.ts';
import { anotado, enLaMesa, pendientes, sugerir } from './testing/en-la-mesa.ts';

let mundo: MundoDeBancos;
beforeAll(async () => {
  mundo = await mundoDeBancos();
});
afterAll(() => mundo.cerrar());

const traer = async (...montos: number[]) =>
  mundo.traer(
    mundo.banrural,
    ...montos.map((monto) => ({ fecha: '2026-11-05', monto, texto: randomUUID() })),
  );
const registrar = async (...montos: number[]) =>
  mundo.registrarEnLibros(mundo.banrural, ...montos.map((monto) => ({ fecha: '2026-11-04', monto })));
const mesa = () => enLaMesa(mundo, mundo.contador);

test('uno con varios y en parte: lo que se cruza deja de estar pendiente, y lo demás queda', async () => {
  const [linea = ''] = await traer(100_00);
  const [uno = '', otro = ''] = await registrar(60_00, 70_00);
  const { status, cuerpo } = await mesa().cruzar([linea], [uno, [otro, 40_00]]);
  expect(status).toBe(201);
  expect(await pendientes(mundo, linea, uno, otro)).toEqual([0, 0, 30_00]);
  expect(cuerpo.mesa.lineas.find(({ id }) => id === linea)?.pendiente).toBe(0);
  const [id = ''] = cuerpo.cruces;
  expect(await anotado(mundo, 'cruce', id)).toContainEqual(['bancos:cruzar', mundo.contador.id]);
  const { cuerpo: cruces } = await mesa().cruces({ movimiento: otro });
  expect(cruces).toMatchObject([
    {
      id,
      clase: 'manual',
      firmado: false,
      hechoPor: { id: mundo.contador.id },
      lineas: [{ id: linea, total: 100_00 }],
    },
  ]);
  expect(cruces[0]?.movimientos.map(({ monto, total }) => [monto, total])).toEqual([
    [60_00, 60_00],
    [40_00, 70_00],
  ]);
  expect((await mesa().deshacer(id)).status).toBe(200);
  expect(await pendientes(mundo, linea, uno, otro)).toEqual([100_00, 60_00, 70_00]);
  expect(await anotado(mundo, 'cruce', id)).toContainEqual(['bancos:deshacer', mundo.contador.id]);
  expect((await mesa().deshacer(id)).problema.codigo).toBe('NO_ENCONTRADO');
});

test('de un solo lado, lo que se deshace solo: un cargo y su devolución', async () => {
  const [cargo = '', devolucion = ''] = await traer(-25_00, 25_00);
  expect((await mesa().cruzar([cargo, devolucion], [])).status).toBe(201);
  expect(await pendientes(mundo, cargo, devolucion)).toEqual([0, 0]);
});

test('lo que no suma lo mismo, se repite, sobra o es de otra cuenta se niega y no deja nada', async () => {
  const [linea = '', suelta = ''] = await traer(100_00, 5_00);
  const [movimiento = ''] = await registrar(99_00);
  const [ajena = ''] = await mundo.traer(mundo.industrial, { fecha: '2026-11-05', monto: 99_00 });
  const codigo = async (respuesta: ReturnType<ReturnType<typeof mesa>['cruzar']>) =>
    (await respuesta).problema.codigo;
  expect(await codigo(mesa().cruzar([linea], [movimiento]))).toBe('CRUCE_DESCUADRADO');
  expect(await codigo(mesa().cruzar([], []))).toBe('CRUCE_DESCUADRADO');
  expect(await codigo(mesa().cruzar([linea, linea], [movimiento]))).toBe('CRUCE_DESCUADRADO');
  expect(await codigo(mesa().cruzar([[linea, 101_00]], [movimiento]))).toBe('CRUCE_DESCUADRADO');
  expect(await codigo(mesa().cruzar([[linea, -99_00]], [movimiento]))).toBe('CRUCE_DESCUADRADO');
  expect(await codigo(mesa().cruzar([ajena], [movimiento]))).toBe('NO_ENCONTRADO');
  expect(await codigo(mesa().cruzar([suelta], []))).toBe('CRUCE_DESCUADRADO');
  expect(await pendientes(mundo, linea, movimiento, ajena)).toEqual([100_00, 99_00, 99_00]);
});

test('lo que otra persona ya cruzó dice quién, y lo suyo queda', async () => {
  const [linea = ''] = await traer(33_00);
  const [uno = '', otro = ''] = await registrar(33_00, 33_00);
  await mesa().cruzar([linea], [uno]);
  const { status, problema } = await enLaMesa(mundo, mundo.auxiliar).cruzar([linea], [otro]);
  const { nombre } = await mundo.db
    .selectFrom('usuario')
    .select('nombre')
    .where('id', '=', mundo.contador.id)
    .executeTakeFirstOrThrow();
  expect([status, problema.codigo]).toEqual([409, 'LINEA_YA_CRUZADA']);
  expect(problema.detail).toContain(nombre);
  expect(problema.errores?.[0]?.campo).toBe('lineas.0');
  expect(await pendientes(mundo, linea, uno, otro)).toEqual([0, 0, 33_00]);
});

test('con la misma llave se cruza una vez; con otra cosa, se niega', async () => {
  const [linea = ''] = await traer(12_00);
  const [uno = '', otro = ''] = await registrar(12_00, 12_00);
  const llave = randomUUID();
  const primera = await mesa().cruzar([linea], [uno], {}, llave);
  const segunda = await mesa().cruzar([linea], [uno], {}, llave);
  expect([segunda.status, segunda.cuerpo.cruces]).toEqual([201, primera.cuerpo.cruces]);
  expect((await mesa().cruzar([linea], [otro], {}, llave)).problema.codigo).toBe('LLAVE_REUTILIZADA');
});

test('con una cuenta para la diferencia, se contabiliza y se cruza con lo demás', async () => {
  const [linea = ''] = await traer(-1_010_00);
  const [movimiento = ''] = await registrar(-1_000_00);
  const llave = randomUUID();
  const ajuste = { idCuenta: GASTOS, concepto: 'Comisión que vino con el pago' };
  const { status, cuerpo, problema } = await mesa().cruzar([linea], [movimiento], { ajuste }, llave);
  expect([status, problema?.detail]).toEqual([201, undefined]);
  expect(await pendientes(mundo, linea, movimiento)).toEqual([0, 0]);
  const [id = ''] = cuerpo.cruces;
  const repetida = await mesa().cruzar([linea], [movimiento], { ajuste }, llave);
  expect(repetida.cuerpo.cruces).toEqual([id]);
  const partida = await mundo.db
    .selectFrom('partida')
    .select(['origen', 'tipo', 'fecha', 'agencia', 'autor'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(partida).toEqual({
    ...{ origen: 'banco', tipo: 'banco', fecha: '2026-11-05', agencia: '01', autor: mundo.contador.id },
  });
  const { rows } = await sql<{ idCuenta: string; debe: number; haber: number }>`
    select l.id_cuenta, l.debe, l.haber from linea l join partida p using (ejercicio, numero) where p.id = ${id}::uuid order by l.n`.execute(
    mundo.db,
  );
  expect(rows).toMatchObject([
    { idCuenta: GASTOS, debe: 10_00 },
    { idCuenta: '1011030101', haber: 10_00 },
  ]);
  expect((await mesa().cruces({ partida: id })).cuerpo).toMatchObject([{ id, clase: 'partida' }]);
  expect(await anotado(mundo, 'cruce', id)).toEqual([['bancos:cruzar', mundo.contador.id]]);
  await mundo.exigirIdentidad(mundo.banrural, '2026-11-30');
});

test('lo que se explica deja de faltar, con quién y por qué; al cruzarse, su explicación se va', async () => {
  const [linea = '', negativa = ''] = await traer(77_00, -8_00);
  const [movimiento = ''] = await registrar(77_00);
  expect((await mesa().explicar([linea], [], 'excluida')).problema.codigo).toBe('EXPLICACION_INVALIDA');
  expect((await mesa().explicar([linea], [], 'nota-de-debito')).problema.codigo).toBe('EXPLICACION_INVALIDA');
  expect((await mesa().explicar([linea], [], 'pago-en-transito')).problema.codigo).toBe(
    'EXPLICACION_INVALIDA',
  );
  const { cuerpo } = await mesa().explicar([linea, negativa], [movimiento]);
  const clases = [...cuerpo.mesa.lineas, ...cuerpo.mesa.movimientos]
    .filter(({ id }) => [linea, negativa, movimiento].includes(id))
    .map(({ explicacion }) => explicacion?.clase);
  expect(clases).toEqual(['nota-de-credito', 'nota-de-debito', 'deposito-en-transito']);
  await mesa().explicar([linea], [], 'excluida', 'Es de otra institución');
  const { id } = await mundo.db
    .selectFrom('explicacionDeBanco')
    .select('id')
    .where('linea', '=', linea)
    .executeTakeFirstOrThrow();
  expect(await anotado(mundo, 'explicacion_de_banco', id)).toHaveLength(2);
  expect((await mesa().quitar([negativa], [])).status).toBe(200);
  await mesa().cruzar([linea], [movimiento]);
  const quedan = await mundo.db
    .selectFrom('explicacionDeBanco')
    .select('id')
    .where((eb) => eb.or([eb('linea', 'in', [linea, negativa]), eb('movimiento', '=', movimiento)]))
    .execute();
  expect(quedan).toEqual([]);
  expect(await anotado(mundo, 'explicacion_de_banco', id)).toContainEqual([
    'bancos:cruzar',
    mundo.contador.id,
  ]);
  expect((await mesa().explicar([linea], [])).problema.codigo).toBe('LINEA_YA_CRUZADA');
});

test('lo que se firmó no se deshace; lo que sigue pendiente se cruza y cuenta desde el mes siguiente', async () => {
  const cuenta = mundo.industrial;
  const suya = enLaMesa(mundo, mundo.contador, cuenta);
  const [linea = '', pendiente = ''] = await mundo.traer(
    cuenta,
    { fecha: '2026-10-05', monto: 10_00 },
    { fecha: '2026-10-06', monto: 20_00 },
  );
  const [uno = '', otro = ''] = await mundo.registrarEnLibros(
    cuenta,
    { fecha: '2026-10-05', monto: 10_00 },
    { fecha: '2026-11-06', monto: 20_00 },
  );
  const { cuerpo } = await suya.cruzar([linea], [uno]);
  await suya.explicar([pendiente], []);
  await mundo.conciliar(cuenta, 2026, 10);
  const [id = ''] = cuerpo.cruces;
  expect((await suya.deshacer(id)).problema.codigo).toBe('CUENTA_CONCILIADA');
  expect((await suya.cruces({ linea })).cuerpo[0]?.firmado).toBe(true);
  const despues = await suya.cruzar([pendiente], [otro]);
  expect(despues.status).toBe(201);
  expect((await suya.cruces({ linea: pendiente })).cuerpo[0]).toMatchObject({
    fecha: '2026-11-06',
    firmado: false,
  });
  await mundo.exigirIdentidad(cuenta, '2026-10-31');
});

test('aceptar varias: cada una por sí sola, y las que ya no están así dicen por qué', async () => {
  const [una = '', otra = '', tomada = ''] = await traer(501_00, 502_00, 503_00);
  const [m1 = '', m2 = '', m3 = '', m4 = ''] = await registrar(501_00, 300_00, 202_00, 503_00);
  const buena = await sugerir(mundo, mundo.banrural, { lineas: [una], movimientos: [m1] });
  const varias = await sugerir(mundo, mundo.banrural, { lineas: [otra], movimientos: [m2, m3] });
  const vencida = await sugerir(mundo, mundo.banrural, { lineas: [tomada], movimientos: [m4] });
  await mesa().cruzar([tomada], [m4]);
  const llave = randomUUID();
  const { cuerpo } = await mesa().aceptar([buena, varias, vencida], llave);
  expect(cuerpo.cruces).toEqual([buena, varias]);
  expect(cuerpo.negadas).toMatchObject([{ sugerencia: vencida, codigo: 'SUGERENCIA_VENCIDA' }]);
  expect(await pendientes(mundo, una, otra, m1, m2, m3)).toEqual([0, 0, 0, 0, 0]);
  expect((await mesa().aceptar([buena, varias, vencida], llave)).cuerpo.cruces).toEqual([buena, varias]);
  expect((await mesa().aceptar([buena], llave)).problema.codigo).toBe('LLAVE_REUTILIZADA');
  expect((await enLaMesa(mundo, mundo.contador2).aceptar([buena])).cuerpo.negadas).toHaveLength(1);
  expect((await mesa().cruces({ linea: una })).cuerpo[0]).toMatchObject({ clase: 'sugerido', puntaje: 70 });
});

test('lo que se rechaza se quita y queda quién lo dijo', async () => {
  const [linea = ''] = await traer(601_00);
  const [movimiento = ''] = await registrar(601_00);
  const sugerencia = await sugerir(mundo, mundo.banrural, { lineas: [linea], movimientos: [movimiento] });
  const { cuerpo } = await mesa().rechazar(sugerencia);
  expect(cuerpo.mesa.sugerencias.map(({ id }) => id)).not.toContain(sugerencia);
  const rechazadas = await mundo.db.selectFrom('sugerenciaRechazada').select('rechazadaPor').execute();
  expect(rechazadas).toEqual([{ rechazadaPor: mundo.contador.id }]);
});

test('la única combinación que suma lo elegido, o que no la hay, o que hay varias', async () => {
  const [linea = '', nadie = '', dudosa = ''] = await traer(7_001_11, 9_999_999_99, 8_000_00);
  const [a = '', b = ''] = await registrar(7_000_00, 1_11, 4_000_00, 4_000_00, 4_000_00);
  expect((await mesa().combinar([linea], [])).cuerpo).toEqual({
    ...{ resultado: 'unica', lineas: [linea], movimientos: expect.arrayContaining([a, b]) },
  });
  expect((await mesa().combinar([linea], [a])).cuerpo.movimientos).toEqual([a, b]);
  expect((await mesa().combinar([], [a, b])).cuerpo).toMatchObject({ resultado: 'unica', lineas: [linea] });
  expect((await mesa().combinar([nadie], [])).cuerpo.resultado).toBe('ninguna');
  expect((await mesa().combinar([dudosa], [])).cuerpo.resultado).toBe('varias');
  expect((await mesa().combinar([], [])).problema.codigo).toBe('CRUCE_DESCUADRADO');
});

test('en una cuenta que ya no está activa no se cruza', async () => {
  const [linea = '', otra = ''] = await traer(1_00, -1_00);
  const poner = (activa: boolean) =>
    aEscondidas(mundo.url, `update cuenta_bancaria set activa = ${activa} where id = '${mundo.banrural}'`);
  await poner(false);
  expect((await mesa().cruzar([linea, otra], [])).problema.codigo).toBe('CUENTA_BANCARIA_INACTIVA');
  await poner(true);
});

test('quien mira una cuenta se entera de cada cambio, y de lo que se negó no', async () => {
  const [linea = '', vuelta = ''] = await traer(9_00, -9_00);
  const oyente = new pg.Client({ connectionString: mundo.url });
  await oyente.connect();
  const oidos: unknown[] = [];
  oyente.on('notification', ({ payload = '' }) => {
    const { para, evento } = JSON.parse(payload);
    if (evento.tipo === 'bancos-cambio') oidos.push([para, evento.cuenta]);
  });
  await oyente.query('listen cuadra_eventos');
  await mesa().cruzar([linea], []);
  await oyente.query('select 1');
  expect(oidos).toEqual([]);
  await mesa().cruzar([linea, vuelta], []);
  await oyente.query('select 1');
  expect(oidos).toEqual([[{ permiso: 'bancos:ver' }, mundo.banrural]]);
  await oyente.end();
});
