// The banks of the demo: what is loaded is what its banks' files say, every month squares, and the last one waits for somebody.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leerEstado } from '#hojas/estados/leer-estado.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { beneficiarioDe } from './anotar-cheques.ts';
import { cuentasBancariasDemo } from './bancos-demo.ts';

let prueba: AplicacionDePrueba;
beforeAll(async () => {
  prueba = await aplicacionDePrueba({ historia: true });
});
afterAll(() => prueba.cerrar());

const leer = async <T>(consulta: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await consulta.execute(prueba.db)).rows;

describe('la demostración', () => {
  it('tiene doce estados de cada cuenta, once meses aprobados por otra persona y el último abierto', async () => {
    const filas = await leer(sql<object>`
      select c.id, count(distinct e.id)::int as estados, (select count(*)::int from conciliacion x where x.cuenta_bancaria = c.id
        and x.estado = 'aprobada' and x.aprobada_por <> x.enviada_por) as aprobadas,
        (select a.conciliada_hasta from avance_de_banco a where a.cuenta_bancaria = c.id) as hasta
      from cuenta_bancaria c join estado_de_cuenta e on e.cuenta_bancaria = c.id group by c.id`);
    expect(filas).toHaveLength(3);
    for (const fila of filas) expect(fila).toMatchObject({ estados: 12, aprobadas: 11, hasta: '2026-09-30' });
  });

  it.each(cuentasBancariasDemo)(
    'los archivos de $banco dicen lo que se guardó, línea por línea',
    async ({ id, numero }) => {
      const estados = await leer(sql<{ id: string; nombre: string; contenido: Buffer; saldoFinal: number }>`
      select e.id, e.nombre, e.saldo_final, a.contenido from estado_de_cuenta e join archivo_de_banco a on a.huella = e.huella
      where e.cuenta_bancaria = ${id}::uuid order by e.hasta`);
      for (const estado of estados) {
        const { estados: leidos } = await leerEstado(estado.contenido, estado.nombre, {});
        const guardadas = await leer(sql<object>`
        select l.fecha, l.monto, l.texto, l.referencia, l.saldo from linea_de_banco l where l.estado = ${estado.id}::uuid order by l.orden`);
        expect(leidos).toHaveLength(1);
        expect(leidos[0]?.cuenta).toBe(numero);
        expect(leidos[0]?.lineas.map(({ fila: _, tipo: __, ...linea }) => linea)).toEqual(guardadas);
      }
    },
  );

  it('lo que falta explica, cada día, la diferencia entre el banco y los libros', async () => {
    const filas = await leer(sql<{ diferencia: number; pendientes: number }>`
      select saldo_de_libros_de_banco(c.id, d.dia::date) - saldo_de_banco(c.id, d.dia::date) as diferencia,
        coalesce((select sum(case p.lado when 'libros' then p.monto else -p.monto end)
          from pendientes_de_banco(c.id, d.dia::date) p), 0)::bigint as pendientes
      from cuenta_bancaria c, generate_series(date '2025-11-03', date '2026-11-15', interval '9 days') d (dia)`);
    expect(filas.length).toBeGreaterThan(100);
    for (const { diferencia, pendientes } of filas) expect(diferencia).toBe(pendientes);
  });

  it('el último mes tiene un resto que explicar en los dos lados, y cheques que nadie cobró a tiempo', async () => {
    const [resto] = await leer(sql<{ banco: number; libros: number; vencidos: number }>`
      select count(*) filter (where s.lado = 'banco')::int as banco, count(*) filter (where s.lado = 'libros')::int as libros,
        (select count(*)::int from cheque k join cuenta_bancaria c on c.id = k.cuenta_bancaria
         where k.estado = 'entregado' and k.fecha + c.caducidad_dias < date '2026-11-16') as vencidos
      from cuenta_bancaria c, sin_explicar_de_banco(c.id, date '2026-10-31') s`);
    expect(resto?.banco).toBeGreaterThan(15);
    expect(resto?.libros).toBeGreaterThan(5);
    expect(resto?.vencidos).toBeGreaterThan(0);
  });
});

describe('a quién es un cheque', () => {
  it.each([
    ['Alquiler del local, octubre de 2026, Inmobiliaria Chajixim, S.A.', 'Inmobiliaria Chajixim, S.A.'],
    [
      'Desembolso de 17 créditos aprobados, números 01-7855 a 7871',
      'Asociados, según planilla de desembolsos',
    ],
    ['Papelería', 'Proveedores varios'],
  ])('%s', (concepto, esperado) => expect(beneficiarioDe(concepto)).toBe(esperado));
});
