// The story by itself, before any ledger: every rule of the books, and the figures a mid-size cooperative would show.
import { type Centavos, centavos, restar, sumar } from '@cuadra/core/dinero';
import { type Entorno, lineasInversas, revisarPartida, totalDebe } from '@cuadra/core/partida';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { leerCatalogoDemo } from '../catalogo.ts';
import { cuentasPuenteDemo } from '../cuentas-puente.ts';
import { idDeUsuarioDemo } from '../usuarios.ts';
import { calendarioHasta } from './calendario.ts';
import { contarHistoria } from './contar-historia.ts';
import { quetzales } from './montos.ts';

const ultimoDia = Temporal.PlainDate.from('2026-11-15');
const contada = (hasta: Temporal.PlainDate) => [...contarHistoria(hasta)].flatMap(({ partidas }) => partidas);
const partidas = contada(ultimoDia);
let catalogo: Awaited<ReturnType<typeof leerCatalogoDemo>>;

beforeAll(async () => {
  catalogo = await leerCatalogoDemo();
});

/** debe − haber per agencia and account, as the lines alone give it. */
type Saldos = ReadonlyMap<string, Centavos>;

/** At the end of every month told in full, and of the last day. */
const cierres: readonly (readonly [string, Saldos])[] = acumular(partidas);

function acumular(todas: readonly PartidaPorContabilizar[]): [string, Saldos][] {
  const saldos = new Map<string, Centavos>();
  const porMes = Map.groupBy(todas, ({ fecha }) => fecha.slice(0, 7));
  return [...porMes].map(([mes, delMes]) => {
    for (const { agencia, lineas } of delMes) {
      for (const { idCuenta, debe, haber } of lineas) {
        const clave = `${agencia} ${idCuenta}`;
        saldos.set(clave, centavos((saldos.get(clave) ?? 0) + debe - haber));
      }
    }
    return [mes, new Map(saldos)];
  });
}

const mesesCompletos = cierres.slice(0, -1);

/** The sum of the accounts that begin so, in one agencia or in all. */
function total(saldos: Saldos, codigo: string, agencia = ''): Centavos {
  const suyas = [...saldos].filter(([clave]) => {
    const [donde = '', cuenta = ''] = clave.split(' ');
    return cuenta.startsWith(codigo) && donde.startsWith(agencia);
  });
  return sumar(suyas.map(([, saldo]) => saldo));
}

const activo = (saldos: Saldos, agencia = ''): Centavos =>
  centavos(total(saldos, '1', agencia) + total(saldos, '2', agencia));

describe('los libros', () => {
  test('son entre seis y siete mil partidas en las tres agencias', () => {
    expect(partidas.length).toBeGreaterThan(6_000);
    expect(partidas.length).toBeLessThan(7_000);
    expect(new Set(partidas.map(({ agencia }) => agencia))).toEqual(new Set(['01', '02', '03']));
    expect(new Set(partidas.map(({ id }) => id)).size).toBe(partidas.length);
  });

  test('cada partida cumple las reglas para contabilizarse', () => {
    const cuentas = new Map(catalogo.map((fila) => [fila.idCuenta, fila]));
    const entorno: Entorno = {
      hoy: ultimoDia.toString(),
      cuenta: (idCuenta) => {
        const fila = cuentas.get(idCuenta);
        if (fila === undefined) return undefined;
        const estado = fila.estado === 'solo_sistema' ? 'solo_sistema' : 'activa';
        return { tipoCuenta: fila.tipoCuenta === 'D' ? 'D' : 'M', estado };
      },
      esDeCajas: () => false,
      conciliadaHasta: () => undefined,
      periodo: () => 'abierto',
    };
    const errores = partidas.flatMap((partida) => revisarPartida(partida, entorno));
    expect(errores).toEqual([]);
  });

  test('van en orden de fecha', () => {
    const fechas = partidas.map(({ fecha }) => fecha);
    expect(fechas).toEqual(fechas.toSorted());
  });

  test('activo = pasivo + capital al fin de cada mes, en cada agencia', () => {
    for (const [mes, saldos] of cierres) {
      for (const agencia of ['01', '02', '03']) {
        const otroLado = sumar(['3', '4', '5', '6', '7'].map((clase) => total(saldos, clase, agencia)));
        expect([mes, agencia, activo(saldos, agencia) + otroLado]).toEqual([mes, agencia, 0]);
        expect([mes, agencia, total(saldos, '9', agencia)]).toEqual([mes, agencia, 0]);
      }
    }
  });

  test('ninguna cuenta queda al revés de su naturaleza al fin de un mes', () => {
    const deudoras = new Set(
      catalogo.filter(({ naturaleza }) => naturaleza === 'deudora').map(({ idCuenta }) => idCuenta),
    );
    const alReves = mesesCompletos.flatMap(([mes, saldos]) =>
      [...saldos].flatMap(([clave, saldo]) => {
        const signo = deudoras.has(clave.slice(3)) ? 1 : -1;
        return saldo * signo < 0 ? [`${mes} ${clave}: ${saldo}`] : [];
      }),
    );
    expect(alReves).toEqual([]);
  });

  test('las cuentas puente quedan en cero al fin de cada mes, en cada agencia', () => {
    const conSaldo = mesesCompletos.flatMap(([mes, saldos]) =>
      [...saldos].flatMap(([clave, saldo]) =>
        cuentasPuenteDemo.includes(clave.slice(3)) && saldo !== 0 ? [`${mes} ${clave}: ${saldo}`] : [],
      ),
    );
    expect(conSaldo).toEqual([]);
    const usadas = new Set(partidas.flatMap(({ lineas }) => lineas.map(({ idCuenta }) => idCuenta)));
    expect(cuentasPuenteDemo.filter((cuenta) => !usadas.has(cuenta))).toEqual([]);
  });
});

describe('la institución', () => {
  test('al final tiene las razones de una cooperativa sana', () => {
    const saldos = cierres.at(-1)?.[1] ?? new Map();
    const activos = activo(saldos);
    expect(activos).toBeGreaterThan(quetzales(60_000_000));
    expect(activos).toBeLessThan(quetzales(90_000_000));
    const cartera = total(saldos, '103');
    const entre = (valor: number, min: number, max: number) => {
      expect(valor).toBeGreaterThan(min);
      expect(valor).toBeLessThan(max);
    };
    entre((cartera + total(saldos, '201103')) / activos, 0.7, 0.8);
    entre(-total(saldos, '301') / activos, 0.65, 0.78);
    entre(-total(saldos, '503') / activos, 0.1, 0.16);
    entre((total(saldos, '101') + total(saldos, '102103')) / -total(saldos, '301'), 0.12, 0.3);
    entre((total(saldos, '10310102') + total(saldos, '103102')) / cartera, 0.02, 0.05);
    entre(-total(saldos, '302') / activos, 0, 0.05);
  });

  test.each([2024, 2025])('cerró %i con un excedente de entre 1 y 3 % del activo', (anio) => {
    const cierre = partidas.filter(({ tipo, fecha }) => tipo === 'cierre' && fecha === `${anio}-12-31`);
    expect(cierre.map(({ agencia }) => agencia)).toEqual(['01', '02', '03']);
    const resultados = cierre.map(({ lineas }) =>
      sumar(
        lineas.filter(({ idCuenta }) => idCuenta === '508101').map(({ debe, haber }) => restar(haber, debe)),
      ),
    );
    for (const resultado of resultados) expect(resultado).toBeGreaterThan(0);
    const delAnio = cierres.filter(([mes]) => mes.startsWith(String(anio)));
    const promedio = sumar(delAnio.map(([, saldos]) => activo(saldos))) / delAnio.length;
    const rendimiento = sumar(resultados) / promedio;
    expect(rendimiento).toBeGreaterThan(0.01);
    expect(rendimiento).toBeLessThan(0.03);
    const [, alCierre] = cierres.find(([mes]) => mes === `${anio}-12`) ?? ['', new Map()];
    expect([total(alCierre, '6'), total(alCierre, '7')]).toEqual([0, 0]);
  });

  test('el excedente pasa a resultados anteriores el 1 de enero y la asamblea lo aplica en marzo', () => {
    const enEnero = partidas.filter(({ tipo, fecha }) => tipo === 'apertura' && fecha === '2026-01-01');
    expect(enEnero).toHaveLength(3);
    const [, marzo] = cierres.find(([mes]) => mes === '2026-03') ?? ['', new Map()];
    expect([total(marzo, '507101'), total(marzo, '508101')]).toEqual([0, 0]);
  });
});

describe('las personas', () => {
  const auxiliar = idDeUsuarioDemo('auxiliar@cuadra.demo');

  test('lo que mueve cuentas de control lo contabiliza el sistema; lo demás lo firma alguien', () => {
    expect(partidas.filter(({ esManual, autor }) => esManual !== (autor !== null))).toEqual([]);
  });

  test('el auxiliar solo trabaja en Central y lo que pasa de Q 10,000 lo aprueba otro', () => {
    const suyas = partidas.filter(({ autor }) => autor === auxiliar);
    expect(new Set(suyas.map(({ agencia }) => agencia))).toEqual(new Set(['01']));
    const sinAprobar = suyas.filter(({ aprobador }) => aprobador === null);
    expect(sinAprobar.filter(({ tipo }) => tipo === 'ajuste')).toEqual([]);
    expect(sinAprobar.filter(({ lineas }) => totalDebe(lineas) > quetzales(10_000))).toEqual([]);
    expect(partidas.filter(({ autor, aprobador }) => autor !== null && autor === aprobador)).toEqual([]);
  });

  test('las cajas solo se mueven en días hábiles', () => {
    const habiles = new Set(
      calendarioHasta(ultimoDia)
        .filter(({ esHabil }) => esHabil)
        .map(({ fecha }) => fecha),
    );
    expect(partidas.filter(({ tipo, fecha }) => tipo === 'caja' && !habiles.has(fecha))).toEqual([]);
  });

  test('hay una sola equivocación: revertida con su motivo, línea por línea, y registrada de nuevo', () => {
    const reversiones = partidas.filter(({ revierte }) => revierte !== null);
    expect(reversiones).toHaveLength(1);
    const [reversion] = reversiones;
    const original = partidas.find(({ id }) => id === reversion?.revierte);
    expect(reversion?.motivo).toContain('papelería');
    expect(reversion?.lineas).toEqual(lineasInversas(original?.lineas ?? []));
    const corregidas = partidas.filter(({ concepto }) => concepto === original?.concepto);
    expect(corregidas.map(({ lineas }) => lineas[0]?.idCuenta)).toEqual(['706106', '706110']);
  });
});

describe('contarla otra vez', () => {
  test('da exactamente lo mismo', () => {
    expect(contada(ultimoDia)).toEqual(partidas);
  });

  test('un día antes, es la misma sin ese día', () => {
    const fecha = '2026-11-14';
    expect(contada(Temporal.PlainDate.from(fecha).subtract({ days: 1 }))).toEqual(
      partidas.filter((partida) => partida.fecha < fecha),
    );
  });

  test.each(['2025-01-01', '2027-02-03', '2028-02-29', '2029-12-31'])(
    'cualquier otro día, como %s, también cuadra',
    (dia) => {
      const otra = contada(Temporal.PlainDate.from(dia));
      const saldos = acumular(otra).at(-1)?.[1] ?? new Map();
      const clases = ['1', '2', '3', '4', '5', '6', '7'];
      expect(sumar(clases.map((clase) => total(saldos, clase)))).toBe(0);
      expect(otra.filter(({ lineas }) => lineas.length < 2)).toEqual([]);
    },
  );
});
