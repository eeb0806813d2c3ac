// The savings of the demo institution in the real database: tied to its books, paid by the rules that its products publish, and with a run
// that waits.
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { idDeUsuarioDemo } from '../usuarios.ts';

let app: AplicacionDePrueba;
/** As the owner of the schema. */
let dueno: pg.Client;

beforeAll(async () => {
  app = await aplicacionDePrueba({ historia: true });
  dueno = new pg.Client({ connectionString: app.url });
  await dueno.connect();
});

afterAll(async () => {
  await dueno.end();
  await app.cerrar();
});

const filas = async (consulta: string): Promise<Record<string, unknown>[]> =>
  (await dueno.query(consulta)).rows;
const numero = async (consulta: string): Promise<number> =>
  Number(Object.values((await filas(consulta))[0] ?? {})[0]);

describe('quiénes ahorran', () => {
  test('son dos mil asociados con dos mil seiscientas cuentas en cuatro productos', async () => {
    expect(await numero('select count(*) from asociado')).toBe(2_000);
    expect(await numero('select count(*) from cuenta_ahorro')).toBe(2_600);
    expect(await filas('select codigo, clase, estado from producto_ahorro order by codigo')).toEqual([
      { codigo: 'AHC', clase: 'vista', estado: 'activo' },
      { codigo: 'AHP', clase: 'vista', estado: 'activo' },
      { codigo: 'AIJ', clase: 'vista', estado: 'activo' },
      { codigo: 'APF', clase: 'plazo', estado: 'activo' },
    ]);
    expect(await numero('select count(distinct (producto, agencia)) from cuenta_ahorro')).toBe(12);
  });

  test('cada menor ahorra con quien responde por él, mayor de edad', async () => {
    const malas = await filas(`
      select c.numero from cuenta_ahorro c join producto_ahorro p on p.id = c.producto and p.codigo = 'AIJ'
      left join titular n on n.cuenta = c.id and n.orden = 1 left join asociado menor on menor.id = n.asociado
      left join titular r on r.cuenta = c.id and r.orden = 2 left join asociado mayor on mayor.id = r.asociado
      where menor.dpi is not null or mayor.dpi is null or mayor.nacimiento > date '2024-01-01' - interval '18 years'
        or menor.agencia <> c.agencia or mayor.agencia <> c.agencia`);
    expect(malas).toEqual([]);
  });

  test('los DPI llevan su dígito verificador y son de la agencia de cada quien', async () => {
    const dpis = await filas('select dpi from asociado where dpi is not null');
    expect(dpis.length).toBe(1_630);
    for (const { dpi } of dpis) {
      const digitos = [...String(dpi)].map(Number);
      const suma = digitos.slice(0, 8).reduce((total, digito, i) => total + digito * (i + 2), 0);
      expect([dpi, suma % 11]).toEqual([dpi, digitos[8]]);
    }
  });

  test('hay de todo: inactivas, bloqueadas, cerradas, exentas, una que deja de serlo pronto, una enorme y un nombre muy largo', async () => {
    const estados = await filas(
      'select estado, count(*)::int from cuenta_ahorro group by estado order by estado',
    );
    expect(estados.map(({ estado }) => estado)).toEqual(['activa', 'bloqueada', 'cerrada', 'inactiva']);
    expect(
      await numero(`select count(*) from cuenta_ahorro where isr = 'exento' and isr_documento is not null`),
    ).toBe(6);
    expect(
      await numero(
        `select count(*) from cuenta_ahorro where isr_vence between '2026-11-16' and '2026-12-15'`,
      ),
    ).toBe(1);
    expect(await numero('select count(*) from cuenta_ahorro where saldo = 1234567890')).toBe(1);
    expect(await numero('select max(length(nombre)) from asociado')).toBeGreaterThan(100);
  });
});

describe('los libros', () => {
  test('dicen de cada producto y agencia lo que suman sus cuentas', async () => {
    const { rows } = await sql<{ clave: string; cuentas: number; libros: number }>`
      select p.codigo || ' ' || a.id_agencia as clave,
        (select coalesce(sum(c.saldo), 0)::bigint from cuenta_ahorro c where c.producto = p.id and c.agencia = a.id_agencia) as cuentas,
        (select coalesce(sum(l.haber - l.debe), 0)::bigint from linea l where l.id_cuenta = p.id_cuenta and l.agencia = a.id_agencia) as libros
      from producto_ahorro p, agencia a order by 1`.execute(app.db);
    expect(rows).toHaveLength(12);
    for (const { clave, cuentas, libros } of rows) {
      expect([clave, cuentas]).toEqual([clave, libros]);
      expect(libros).toBeGreaterThan(0);
    }
  });

  test('no guardan ahorros en cuentas sin producto', async () => {
    expect(
      await filas(`select id_cuenta from linea where id_cuenta like '3011%'
        and id_cuenta not in (select id_cuenta from producto_ahorro) group by id_cuenta`),
    ).toEqual([]);
  });

  test('cada partida movió de cada producto lo que sus movimientos, en cada sentido y el mismo día', async () => {
    expect(
      await filas(`
        select l.partida, l.id_cuenta from (
          select p.id as partida, l.id_cuenta, l.agencia, l.fecha, sum(l.debe) as debe, sum(l.haber) as haber
          from linea l join partida p using (ejercicio, numero) join producto_ahorro k on k.id_cuenta = l.id_cuenta group by 1, 2, 3, 4) l
        full join (
          select m.partida, k.id_cuenta, c.agencia, m.fecha, sum(-least(m.monto, 0)) as debe, sum(greatest(m.monto, 0)) as haber
          from movimiento_ahorro m join cuenta_ahorro c on c.id = m.cuenta join producto_ahorro k on k.id = c.producto group by 1, 2, 3, 4) m
        using (partida, id_cuenta, agencia, fecha)
        where (l.debe, l.haber) is distinct from (m.debe, m.haber) limit 5`),
    ).toEqual([]);
  });

  test('ninguna cuenta debió nunca, y su saldo es el de su último movimiento', async () => {
    expect(
      await filas(`
        select c.numero from cuenta_ahorro c
        left join lateral (select m.saldo, m.n from movimiento_ahorro m where m.cuenta = c.id order by m.n desc limit 1) u on true
        where c.saldo <> u.saldo or c.movimientos <> u.n or c.saldo < 0
          or c.saldo <> (select sum(m.monto) from movimiento_ahorro m where m.cuenta = c.id)`),
    ).toEqual([]);
    expect(
      await numero('select count(*) from movimiento_ahorro where fecha < fecha_valor or saldo < 0'),
    ).toBe(0);
  });
});

describe('los intereses', () => {
  test('se pagaron cada mes hasta el anterior al último, a la vista y a plazo, con dos firmas', async () => {
    const meses = await filas(`
      select to_char(hasta - 1, 'YYYY-MM') as mes, count(*)::int as corridas from corrida where clase = 'ordinaria' and estado = 'aplicado'
      group by 1 order by 1`);
    expect(meses).toHaveLength(33);
    expect(meses[0]).toEqual({ mes: '2024-01', corridas: 2 });
    expect(meses.at(-1)).toEqual({ mes: '2026-09', corridas: 2 });
    expect(meses.filter(({ corridas }) => corridas !== 2)).toEqual([]);
    const [firmas] = await filas(
      `select distinct calculada_por, aprobada_por from corrida where clase = 'ordinaria' and estado = 'aplicado'`,
    );
    expect(firmas).toEqual({
      calculada_por: idDeUsuarioDemo('ahorros@cuadra.demo'),
      aprobada_por: idDeUsuarioDemo('contador@cuadra.demo'),
    });
  });

  test('las líneas de cada tanda suman lo que dice su partida: gasto, abono y retención', async () => {
    const malas = await filas(`
      select t.corrida, t.n from corrida_tanda t join corrida r on r.id = t.corrida and r.estado = 'aplicado'
      join producto_ahorro k on k.id = t.producto
      left join partida p on p.id = t.partida
      cross join lateral (select sum(l.interes) as interes, sum(l.isr) as isr from corrida_linea l where l.corrida = t.corrida and l.tanda = t.n) s
      where p.origen is distinct from 'interes' or p.fecha <> r.fecha or p.agencia <> t.agencia
        or s.interes <> (select sum(l.haber) from linea l where (l.ejercicio, l.numero) = (p.ejercicio, p.numero) and l.id_cuenta = k.id_cuenta)
        or s.interes <> (select sum(l.debe) from linea l where (l.ejercicio, l.numero) = (p.ejercicio, p.numero) and l.id_cuenta like '7%')
        or s.isr <> (select coalesce(sum(l.haber), 0) from linea l where (l.ejercicio, l.numero) = (p.ejercicio, p.numero) and l.id_cuenta = '3051010101')`);
    expect(malas).toEqual([]);
    expect(
      await numero(
        `select count(*) from corrida_tanda t join corrida r on r.id = t.corrida where r.clase = 'ordinaria'`,
      ),
    ).toBe(34 * 12);
  });

  test('el motor de verdad, con los saldos de entonces, da línea por línea lo que se pagó', async () => {
    const diferencias = await recalcular(['2024-02', '2025-07', '2026-09']);
    expect(diferencias.map(({ lineas }) => Number(lineas) > 1_500)).toEqual([true, true, true]);
    expect(diferencias.map(({ distintas }) => distintas)).toEqual([0, 0, 0]);
  });

  test('el último mes está calculado y espera a quien lo apruebe, sin un centavo en los libros', async () => {
    const esperan =
      await filas(`select nombre, estado, hasta::text, huella is not null as huella, aprobada_por, lineas > 0 as paga, interes > isr as neto
      from corrida where estado not in ('aplicado') order by nombre`);
    const comun = {
      estado: 'calculado',
      hasta: '2026-11-01',
      huella: true,
      aprobada_por: null,
      paga: true,
      neto: true,
    };
    expect(esperan).toEqual([
      { ...comun, nombre: 'Intereses de ahorro a la vista, octubre de 2026' },
      { ...comun, nombre: 'Intereses de plazo fijo, octubre de 2026' },
    ]);
    expect(
      await numero(
        `select count(*) from movimiento_ahorro where corrida is not null and gana_desde = '2026-11-01'`,
      ),
    ).toBe(0);
    expect(
      await filas(
        `select nombre, proximo_fin::text, frecuencia, pausada from programacion_de_intereses order by nombre`,
      ),
    ).toEqual([
      {
        nombre: 'Ahorro a la vista, cada mes',
        proximo_fin: '2026-11-30',
        frecuencia: 'mensual',
        pausada: false,
      },
      { nombre: 'Plazo fijo, cada mes', proximo_fin: '2026-11-30', frecuencia: 'mensual', pausada: false },
    ]);
  });
});

/** Undone as it ends: the accounts are put where each line began, and the months are calculated as if nobody had. */
async function recalcular(meses: readonly string[]): Promise<Record<string, unknown>[]> {
  const resultados: Record<string, unknown>[] = [];
  for (const mes of meses) {
    await dueno.query('begin');
    try {
      // What is put back here nobody decides.
      await dueno.query('alter table cuenta_ahorro disable trigger cuenta_ahorro_se_decide');
      await dueno.query(
        `select set_config('cuadra.actor', $1, true), set_config('cuadra.accion', 'prueba', true)`,
        [idDeUsuarioDemo('ahorros@cuadra.demo')],
      );
      await dueno.query(`update corrida set estado = 'cancelado' where estado = 'calculado'`);
      await dueno.query(`create temp table hecha on commit drop as select l.*, t.producto, t.agencia from corrida_linea l
        join corrida r on r.id = l.corrida and r.clase = 'ordinaria' join corrida_tanda t on t.corrida = l.corrida and t.n = l.tanda
        where to_char(r.hasta - 1, 'YYYY-MM') = '${mes}'`);
      await dueno.query(
        `delete from estado_de_cuenta_ahorro where desde > ('${mes}-01'::date + interval '1 month' - interval '1 day')`,
      );
      await dueno.query(`update cuenta_ahorro c set interes_hasta = h.desde,
          estado = case when h.motivo = 'CERRADA' then 'cerrada' else 'activa' end, cierre = case when h.motivo = 'CERRADA' then c.cierre end
        from hecha h where h.cuenta = c.id`);
      const { rows } =
        await dueno.query(`insert into corrida (clase, nombre, desde, hasta, fecha_valor, fecha, creada_por, creada_en)
        select 'ordinaria', 'Otra vez', '${mes}-01'::date, ('${mes}-01'::date + interval '1 month')::date, ('${mes}-01'::date + interval '1 month')::date - 1,
          ('${mes}-01'::date + interval '1 month')::date - 1, '${idDeUsuarioDemo('ahorros@cuadra.demo')}', now() returning id`);
      const id = rows[0]?.id;
      await dueno.query(`insert into corrida_alcance (corrida, producto, agencia, periodo)
        select distinct ${id}, producto, agencia, daterange(null, ('${mes}-01'::date + interval '1 month')::date) from hecha`);
      await dueno.query(
        `update corrida set estado = 'calculando', calculada_por = creada_por where id = ${id}`,
      );
      await dueno.query(`select corrida_preparar(${id})`);
      await dueno.query(
        `select corrida_calcular_tanda(corrida, n) from corrida_tanda where corrida = ${id} order by n`,
      );
      const { rows: comparadas } = await dueno.query(`
        select count(h.cuenta)::int as lineas, count(*) filter (where
          (h.desde, h.hasta, h.dias, h.saldo_dias, h.exacto, h.interes, h.isr, h.motivo, h.espera) is distinct from
          (l.desde, l.hasta, l.dias, l.saldo_dias, l.exacto, l.interes, l.isr, l.motivo, l.espera))::int as distintas
        from hecha h full join (select * from corrida_linea where corrida = ${id}) l on l.cuenta = h.cuenta`);
      resultados.push(comparadas[0]);
    } finally {
      await dueno.query('rollback');
    }
  }
  return resultados;
}
