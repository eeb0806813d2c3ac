// The cajas of the demo institution in the real database, against the books.
import { iniciarSesion } from '@cuadra/contract/acceso/sesion';
import { diferenciasDeConteo, valorDeConteo } from '@cuadra/core/cajas/denominaciones';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { cargarInstitucionDemo } from '../cargar.ts';
import { CONTRASENA_DEMO, idDeUsuarioDemo } from '../usuarios.ts';
import { cajasDemo, cajerosDemo, centrales } from './cajas-demo.ts';

const ULTIMO_HABIL = '2026-11-14';

let app: AplicacionDePrueba;

beforeAll(async () => {
  app = await aplicacionDePrueba({ historia: true });
});

afterAll(() => app.cerrar());

const jornadas = (db: AplicacionDePrueba['db']) =>
  db.selectFrom('jornada').selectAll().orderBy('caja').orderBy('fecha').execute();

const arqueos = (clase: 'apertura' | 'cierre') =>
  app.db
    .selectFrom('arqueo')
    .innerJoin('jornada', 'jornada.id', 'arqueo.jornada')
    .select(['jornada.caja', 'jornada.fecha', 'conteo', 'efectivo', 'diferencia', 'arqueo.explicacion'])
    .where('clase', '=', clase)
    .orderBy('jornada.caja')
    .orderBy('jornada.fecha')
    .execute();

test('son cinco ventanillas y una bóveda por agencia, cada una con su cajero, que entra con su agencia', async () => {
  const cajas = await app.db
    .selectFrom('caja')
    .innerJoin('asignacionDeCaja', 'asignacionDeCaja.caja', 'caja.id')
    .innerJoin('usuario', 'usuario.id', 'asignacionDeCaja.cajero')
    .select(['agencia', 'codigo', 'clase', 'idCuenta', 'correo'])
    .orderBy('agencia')
    .orderBy('codigo', 'desc')
    .execute();
  expect(cajas.map(({ agencia, codigo, correo }) => `${agencia} ${codigo} ${correo}`)).toEqual([
    '01 C3 cajero3@cuadra.demo',
    '01 C2 cajero2@cuadra.demo',
    '01 C1 cajero@cuadra.demo',
    '01 BOV boveda@cuadra.demo',
    '02 C1 cajero.carcha@cuadra.demo',
    '02 BOV boveda.carcha@cuadra.demo',
    '03 C1 cajero.salama@cuadra.demo',
    '03 BOV boveda.salama@cuadra.demo',
  ]);
  expect(cajas.filter(({ clase, idCuenta }) => (clase === 'boveda') !== (idCuenta === '1011010101'))).toEqual(
    [],
  );
  for (const { correo, agencias } of cajerosDemo) {
    const { cuerpo } = await app.llamar(iniciarSesion, {
      body: { email: correo, password: CONTRASENA_DEMO },
    });
    expect(cuerpo.user).toMatchObject({ email: correo, roles: ['cajero'], agencias });
    expect(agencias).toEqual([cajas.find((caja) => caja.correo === correo)?.agencia]);
  }
});

test('llevan la configuración de la institución y los favoritos de Caja 1', async () => {
  const configuracion = await app.db.selectFrom('configuracionDeCajas').selectAll().executeTakeFirst();
  expect(configuracion).toMatchObject({
    cuentaSobrante: '30510104',
    cuentaFaltante: '703102',
    cuentaEmpleado: '10510101',
    cuentaTransito: '1011010104',
  });
  const favoritos = await app.db.selectFrom('favoritoDeCaja').select('usuario').execute();
  expect(favoritos).toEqual(Array(5).fill({ usuario: idDeUsuarioDemo('cajero@cuadra.demo') }));
});

describe('con los libros', () => {
  test('lo que tienen las cajas de una cuenta es lo que suman sus líneas', async () => {
    const { rows } = await sql<{ cajas: number; libros: number }>`
      select c.id_cuenta, c.agencia, sum(s.saldo)::bigint as cajas, (
        select sum(l.debe - l.haber)::bigint from linea l where l.id_cuenta = c.id_cuenta and l.agencia = c.agencia
      ) as libros
      from caja c join saldo_de_caja s on s.caja = c.id group by c.id_cuenta, c.agencia`.execute(app.db);
    expect(rows).toHaveLength(6);
    expect(rows.filter(({ cajas, libros }) => cajas !== libros)).toEqual([]);
  });

  test('desde que hay cajas, sus movimientos explican cada línea de efectivo, partida por partida y lado por lado', async () => {
    const { rows: lineas } = await sql`
      select p.id, l.id_cuenta, sum(l.debe)::bigint as debe, sum(l.haber)::bigint as haber
      from linea l join partida p on p.ejercicio = l.ejercicio and p.numero = l.numero
      where l.id_cuenta in ('1011010101', '1011010102') and l.fecha >= '2026-09-01'
      group by p.id, l.id_cuenta order by p.id, l.id_cuenta`.execute(app.db);
    const { rows: movimientos } = await sql`
      select m.partida as id, c.id_cuenta, coalesce(sum(m.monto) filter (where m.sentido = 'entrada'), 0)::bigint as debe,
        coalesce(sum(m.monto) filter (where m.sentido = 'salida'), 0)::bigint as haber
      from movimiento_de_caja m join caja c on c.id = m.caja
      group by m.partida, c.id_cuenta order by m.partida, c.id_cuenta`.execute(app.db);
    expect(lineas.length).toBeGreaterThan(200);
    expect(movimientos).toEqual(lineas);
  });

  test('los movimientos llevan la fecha de su partida y los recibos van sin saltos', async () => {
    const { rows } = await sql`
      select m.id from movimiento_de_caja m join partida p on p.id = m.partida where p.fecha <> m.fecha`.execute(
      app.db,
    );
    expect(rows).toEqual([]);
    const { rows: saltos } = await sql`
      select caja from movimiento_de_caja group by caja having max(recibo) <> count(*) or min(recibo) <> 1`.execute(
      app.db,
    );
    expect(saltos).toEqual([]);
  });

  test('nadie escribe a mano en el efectivo', async () => {
    const { rows } = await sql`
      select p.origen, count(*)::int as cuantas from partida p join linea l on p.ejercicio = l.ejercicio and p.numero = l.numero
      where l.id_cuenta in ('1011010101', '1011010102') and p.es_manual group by p.origen`.execute(app.db);
    expect(rows).toEqual([]);
  });
});

describe('las jornadas', () => {
  test('hay una por caja y día que atiende su agencia, de dos meses completos y el corriente', async () => {
    const todas = await jornadas(app.db);
    const de = (id: string) => todas.filter(({ caja }) => caja === id).map(({ fecha }) => fecha);
    expect(de(centrales.caja1.id)).toEqual(de(centrales.boveda.id));
    expect([de(centrales.caja1.id)[0], de(centrales.caja1.id).at(-1)]).toEqual(['2026-09-01', ULTIMO_HABIL]);
    expect(de(centrales.caja1.id).length).toBeGreaterThan(60);
    for (const { id } of cajasDemo) expect(new Set(de(id)).size).toBe(de(id).length);
  });

  test('cada una abre con lo que dejó la anterior, pieza por pieza', async () => {
    const [aperturas, cierres] = await Promise.all([arqueos('apertura'), arqueos('cierre')]);
    expect(aperturas).toHaveLength(cierres.length);
    for (const [i, apertura] of aperturas.entries()) {
      expect(valorDeConteo(apertura.conteo)).toBe(apertura.efectivo);
      expect(apertura.explicacion).toBeNull();
      const anterior = cierres[i - 1];
      if (anterior?.caja === apertura.caja)
        expect(diferenciasDeConteo(anterior.conteo, apertura.conteo)).toEqual([]);
    }
  });

  test('a nadie le falta efectivo a media jornada', async () => {
    const { rows } = await sql`
      select * from (
        select m.jornada, a.efectivo + sum(case m.sentido when 'entrada' then m.monto else -m.monto end)
          over (partition by m.jornada order by m.recibo) as queda
        from movimiento_de_caja m join arqueo a on a.jornada = m.jornada and a.clase = 'apertura'
      ) x where queda < 0`.execute(app.db);
    expect(rows).toEqual([]);
  });

  test('ayer queda una observada y una por revisar, las dos de Central; ninguna abierta', async () => {
    const pendientes = (await jornadas(app.db)).filter(({ estado }) => estado !== 'revisada');
    expect(pendientes.map(({ caja, fecha, estado }) => [caja, fecha, estado]).sort()).toEqual(
      [
        [centrales.caja1.id, ULTIMO_HABIL, 'cerrada'],
        [centrales.caja3.id, ULTIMO_HABIL, 'observada'],
      ].sort(),
    );
    const pasos = await app.db
      .selectFrom('pasoDeRevision')
      .select(['jornada', 'por', 'texto'])
      .where('paso', '=', 'observar')
      .execute();
    const observada = pendientes.find(({ estado }) => estado === 'observada')?.id;
    expect(pasos).toEqual([
      {
        jornada: observada,
        por: idDeUsuarioDemo('jefe@cuadra.demo'),
        texto: expect.stringContaining('35.00'),
      },
    ]);
  });
});

test('las diferencias de un arqueo están contabilizadas en su cuenta, decididas por dos cuando pasan la tolerancia', async () => {
  const { rows } = await sql<{
    clase: string;
    diferencia: number;
    decididas: number;
    cuenta: string;
    destino: string;
  }>`
    select m.clase, m.monto, a.diferencia, j.tolerancia, m.id_cuenta as cuenta, r.destino, r.propuesta is not null as de_dos,
      (m.monto > j.tolerancia) = (r.propuesta is not null) as segun_tolerancia
    from movimiento_de_caja m join jornada j on j.id = m.jornada
    join arqueo a on a.jornada = j.id and a.clase = 'cierre'
    join paso_de_revision r on r.jornada = j.id and r.paso = 'revisar'
    where m.clase in ('sobrante', 'faltante')`.execute(app.db);
  expect(new Set(rows.map(({ clase, cuenta, destino }) => `${clase} ${cuenta} ${destino}`))).toEqual(
    new Set(['sobrante 30510104 sobrante', 'faltante 10510101 empleado']),
  );
  for (const fila of rows) {
    expect(fila).toMatchObject({ segunTolerancia: true });
    expect(fila.diferencia > 0).toBe(fila.clase === 'sobrante');
  }
  const conDiferencia = (await arqueos('cierre')).filter(({ diferencia }) => diferencia !== 0);
  // Those and the one that is being explained.
  expect(conDiferencia).toHaveLength(rows.length + 1);
});

test('hay una dotación en camino a Caja 2, con su propia partida y en su cuenta', async () => {
  const [uno, ...otros] = await app.db.selectFrom('trasladoDeCaja').selectAll().execute();
  expect(otros).toEqual([]);
  expect(uno).toMatchObject({
    origen: centrales.boveda.id,
    destino: centrales.caja2.id,
    estado: 'en_transito',
  });
  const { rows } = await sql<{ enCamino: number }>`
    select saldo_en_libros('1011010104', '01') - coalesce((
      select sum(l.debe - l.haber) from linea l join partida p on p.ejercicio = l.ejercicio and p.numero = l.numero
      where l.id_cuenta = '1011010104' and l.agencia = '01' and p.id not in (select partida from movimiento_de_caja where clase = 'dotacion')
    ), 0)::bigint as en_camino`.execute(app.db);
  expect(rows).toEqual([{ enCamino: uno?.monto }]);
});

test('los meses cerrados no tienen cajas sin revisar', async () => {
  const { rows } = await sql`
    select j.id from jornada j join caja c on c.id = j.caja
    join periodo p on p.agencia = c.agencia and p.anio = extract(year from j.fecha) and p.mes = extract(month from j.fecha)
    where p.estado = 'cerrado' and j.estado <> 'revisada'`.execute(app.db);
  expect(rows).toEqual([]);
});

test('cargarla otra vez no hace nada, y en otra base da las mismas cajas', async () => {
  const antes = await jornadas(app.db);
  expect(await cargarInstitucionDemo(app.plataforma, { historia: true })).toBe(false);
  expect(await jornadas(app.db)).toEqual(antes);
  const otra = await aplicacionDePrueba({ demo: false });
  try {
    await cargarInstitucionDemo(otra.plataforma, { historia: true });
    expect(await jornadas(otra.db)).toEqual(antes);
    const movimientos = (db: AplicacionDePrueba['db']) =>
      db.selectFrom('movimientoDeCaja').selectAll().orderBy('caja').orderBy('recibo').execute();
    expect(await movimientos(otra.db)).toEqual(await movimientos(app.db));
  } finally {
    await otra.cerrar();
  }
});

test('sin historia no hay cajas ni más cajeros que el de siempre', async () => {
  const vacia = await aplicacionDePrueba();
  try {
    expect(await vacia.db.selectFrom('caja').select('id').execute()).toEqual([]);
    const cajeros = await vacia.db
      .selectFrom('usuarioRol')
      .innerJoin('usuario', 'usuario.id', 'usuarioRol.usuario')
      .select('correo')
      .where('rol', '=', 'cajero')
      .execute();
    expect(cajeros).toEqual([{ correo: 'cajero@cuadra.demo' }]);
  } finally {
    await vacia.cerrar();
  }
});
