// The papers of the cajas, read back: what each says comes from what was moved and counted, added up here; and nobody who must
// still count gets one that says what the books expect.
import { randomUUID } from 'node:crypto';
import { contarJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { bajarArchivo, pedirArchivo, verVerificacion } from '@cuadra/contract/reportes/archivos';
import type { FiltrosPara } from '@cuadra/contract/reportes/lista';
import type { NombreDeReporte } from '@cuadra/contract/reportes/nombres';
import { conteoDe } from '@cuadra/core/cajas/denominaciones';
import { centavos, formatearCifra } from '@cuadra/core/dinero';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aEscondidas } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { faltasDeDisposicion } from '#platform/pdf/testing/disposicion.ts';
import { leerPdf, lineasDe } from '#platform/pdf/testing/leer-pdf.ts';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';
import { moverPorElLibro as mover } from '../testing/mover-por-el-libro.ts';
import {
  EN_BOVEDA,
  EN_CAJA,
  GASTOS,
  HOY,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  type Persona,
} from '../testing/mundo-de-cajas.ts';
import {
  CHEQUE,
  contarPorSorpresa,
  DESHECHO,
  type DiaDeCajas,
  deshacer,
  diaDeCajas,
  FALTANTE,
  FALTANTE_DEL_PRIMER_CONTEO,
  LIBRO,
  MOVIDO,
  TRASLADADO,
} from './testing/dia-de-cajas.ts';

let mundo: MundoDeCajas;
let dia: DiaDeCajas;
beforeAll(async () => {
  mundo = await mundoDeCajas({ config: { direccionPublica: 'https://cuadra.ejemplo.gt' } });
  dia = await diaDeCajas(mundo);
});
afterAll(() => mundo.cerrar());

const pedir = <N extends NombreDeReporte>(quien: Persona, reporte: N, filtros: FiltrosPara<N>) =>
  mundo.llamar(
    pedirArchivo,
    { body: { reporte, formato: 'pdf', filtros: filtros as Record<string, unknown> } },
    { token: quien.token },
  );

async function bajar<N extends NombreDeReporte>(quien: Persona, reporte: N, filtros: FiltrosPara<N>) {
  const { id, codigo } = hecha(await pedir(quien, reporte, filtros));
  const { cruda } = await mundo.llamar(bajarArchivo, { params: { id } }, { token: quien.token });
  return { codigo, bytes: cruda.rawPayload };
}

const textos = async <N extends NombreDeReporte>(quien: Persona, reporte: N, filtros: FiltrosPara<N>) =>
  (await lineasDePdf((await bajar(quien, reporte, filtros)).bytes)).map(({ texto }) => texto);

const rechazo = async <N extends NombreDeReporte>(quien: Persona, reporte: N, filtros: FiltrosPara<N>) =>
  (await pedir(quien, reporte, filtros)).problema.codigo;

const cifra = (monto: number) => formatearCifra(centavos(monto));
const movimiento = (recibo: number) => dia.movimientos[recibo - 1] ?? '';

describe('el recibo de caja', () => {
  it('en carta va dos veces, original y copia, con el monto en cifras y en letras', async () => {
    const impreso = await textos(mundo.cajero, 'recibo-de-caja', { movimiento: movimiento(1) });
    for (const copia of ['ORIGINAL', 'COPIA']) expect(impreso).toContain(`01 Agencia Central Cobán|${copia}`);
    for (const dicho of [
      'Operación|Ingreso|Partida|4/2026',
      'Recibido de|María de los Ángeles Tzul Caal de Xol, documento 2547 36198 1601',
      'Concepto|Prueba de ingreso',
      'Documento|FACT-A-2026-0001',
      'Monto|Q 1,500.00',
      'Son: MIL QUINIENTOS QUETZALES CON 00/100',
    ])
      expect([dicho, impreso.filter((texto) => texto === dicho).length]).toEqual([dicho, 2]);
    expect(impreso.filter((texto) => texto === 'C1-000001')).toHaveLength(2);
  });

  it('en rollo mide 80 mm y lo que dice, ni una página más', async () => {
    const alturas = [];
    for (const recibo of [1, 4]) {
      const filtros = { movimiento: movimiento(recibo), papel: 'rollo' } as const;
      const pdf = await leerPdf((await bajar(mundo.cajero, 'recibo-de-caja', filtros)).bytes);
      expect(pdf.paginas).toHaveLength(1);
      const [pagina] = pdf.paginas;
      // 80 mm ÷ 25.4 × 72.
      expect(pagina?.ancho).toBeCloseTo(226.77, 1);
      expect(faltasDeDisposicion(pdf, { lados: 12, arriba: 10, abajo: 8 })).toEqual([]);
      const dichos = pagina === undefined ? [] : lineasDe(pagina).map(({ texto }) => texto);
      expect(dichos).toContain(`C1-00000${recibo}`);
      expect(dichos).toContain(`Monto|Q ${cifra(MOVIDO[recibo - 1]?.monto ?? 0)}`);
      alturas.push(pagina?.alto ?? 0);
    }
    // Who brought it and the document take their lines.
    expect(alturas[0]).toBeGreaterThan(alturas[1] ?? 0);
  });

  it('el reversado y el que lo deshace se nombran el uno al otro, con el motivo y quién autorizó', async () => {
    const reversado = await textos(mundo.jefe, 'recibo-de-caja', { movimiento: movimiento(3) });
    expect(reversado).toContain('REVERSADO: lo deshace el recibo C1-000006. Motivo: Se pagó dos veces');
    const inverso = await textos(mundo.jefe, 'recibo-de-caja', { movimiento: movimiento(6) });
    expect(inverso).toContain('REVERSIÓN: deshace el recibo C1-000003. Motivo: Se pagó dos veces');
    expect(inverso.filter((texto) => texto.startsWith('Autorizado por|'))).toHaveLength(2);
  });

  it('de un traslado dice la otra caja', async () => {
    const impreso = await textos(mundo.cajero, 'recibo-de-caja', { movimiento: movimiento(7) });
    expect(impreso).toContain('A la caja|C2 Caja 2');
  });

  it('un cajero no imprime los de otra caja; otra agencia tampoco', async () => {
    for (const quien of [mundo.cajero2, mundo.suplente, mundo.cajeroDeOtra, mundo.jefeDeOtra])
      expect(await rechazo(quien, 'recibo-de-caja', { movimiento: movimiento(1) })).toBe('NO_ENCONTRADO');
    expect(await rechazo(mundo.contador, 'recibo-de-caja', { movimiento: randomUUID() })).toBe(
      'NO_ENCONTRADO',
    );
  });
});

describe('el arqueo de caja', () => {
  it('dice todos los conteos, el primero también, y por medio lo contado, los libros y la diferencia', async () => {
    const impreso = await textos(mundo.cajero, 'arqueo-de-caja', { jornada: dia.jornada });
    const titulos = impreso.filter((texto) => texto.startsWith('Arqueo ') && texto !== 'Arqueo de caja');
    expect(titulos).toEqual([
      'Arqueo de apertura',
      'Arqueo sorpresivo',
      'Arqueo de cierre',
      'Arqueo de cierre, conteo 2',
    ]);
    const totales = impreso.filter((texto) => texto.startsWith('Total|'));
    expect(totales).toEqual([
      `Total|${cifra(EN_CAJA)}|${cifra(EN_CAJA)}|0.00`,
      `Total|${cifra(LIBRO)}|${cifra(LIBRO)}|0.00`,
      ...[FALTANTE_DEL_PRIMER_CONTEO, FALTANTE].map(
        (falta) => `Total|${cifra(LIBRO - falta)}|${cifra(LIBRO)}|(${cifra(falta)})`,
      ),
    ]);
    // 3 × US$ 100 + 1 × US$ 5, at 7.70: in no total.
    expect(impreso.filter((texto) => texto === 'A Q 7.70 por dólar: Q 2,348.50')).toHaveLength(2);
    expect(impreso.filter((texto) => texto === `Banrural, núm. 000123|${cifra(CHEQUE)}`)).toHaveLength(3);
    // 10,000.00 in notes of Q 200 are 50.
    expect(impreso).toContain('Billetes de Q 200|50|10,000.00');
  });
});

describe('el cierre de caja', () => {
  it('agrupa los movimientos por clase y cuadra la apertura con lo contado', async () => {
    const impreso = await textos(mundo.jefe, 'cierre-de-caja', { jornada: dia.jornada });
    const suma = (clase: string) =>
      MOVIDO.filter((uno) => uno.clase === clase).reduce((total, { monto }) => total + monto, 0);
    expect(impreso).toContain(`Ingreso|${cifra(suma('ingreso'))}|0.00`);
    expect(impreso).toContain(`Egreso|${cifra(DESHECHO)}|${cifra(DESHECHO)}`);
    expect(impreso).toContain(`Pago menor|0.00|${cifra(suma('pago-menor'))}`);
    expect(impreso).toContain(`Traslado entre cajas|0.00|${cifra(TRASLADADO)}`);
    const entradas = suma('ingreso') + DESHECHO;
    const salidas = suma('egreso') + suma('pago-menor') + TRASLADADO;
    expect(impreso).toContain(`Total de movimientos|${cifra(entradas)}|${cifra(salidas)}`);
    expect(EN_CAJA + entradas - salidas).toBe(LIBRO);
    const esperado = impreso.find((texto) => texto.startsWith('Esperado según libros|'));
    expect(esperado).toBe(
      `Esperado según libros|${cifra(LIBRO - CHEQUE)}|${cifra(CHEQUE)}|0.00|${cifra(LIBRO)}`,
    );
    expect(impreso).toContain(`Diferencia de la jornada|(${cifra(FALTANTE)})`);
    expect(impreso.some((texto) => texto.includes('Diga a quién dio el vuelto'))).toBe(true);
    expect(
      impreso.some((texto) => texto.startsWith(`El faltante de Q ${cifra(FALTANTE)} está en la partida `)),
    ).toBe(true);
  });
});

describe('el resumen del día', () => {
  it('dice cada caja, lo que suman y lo que está en tránsito; lo de la revisión va aparte', async () => {
    const impreso = await textos(mundo.jefe, 'resumen-de-cajas', { fecha: HOY, agencia: '01' });
    const entradas = MOVIDO.filter(({ sentido }) => sentido === 'entrada').reduce(
      (total, { monto }) => total + monto,
      DESHECHO,
    );
    const salidas = EN_CAJA + entradas - LIBRO;
    const deC1 = [EN_CAJA, entradas, salidas, LIBRO, LIBRO - FALTANTE].map(cifra).join('|');
    expect(impreso).toContain(`C1 Caja 1|${deC1}|(${cifra(FALTANTE)})|0.00|${cifra(TRASLADADO)}`);
    const deC2 = 7_777_77;
    expect(impreso).toContain(`C2 Caja 2|0.00|${cifra(deC2)}|0.00|${cifra(deC2)}|0.00|0.00`);
    const total = [EN_CAJA, entradas + deC2, salidas, LIBRO + deC2, LIBRO - FALTANTE].map(cifra).join('|');
    expect(impreso).toContain(
      `Total de la agencia 01|${total}|(${cifra(FALTANTE)})|0.00|${cifra(TRASLADADO)}`,
    );
    expect(impreso).toContain(`Total de movimientos|8|${cifra(entradas + deC2)}|${cifra(salidas)}`);
    expect(impreso).toContain(`Faltante, de la revisión|1|0.00|${cifra(FALTANTE)}`);
  });

  it('un cajero no lo pide; quien responde por otra agencia no ve esta; sin cajas lo dice', async () => {
    expect(await rechazo(mundo.cajero, 'resumen-de-cajas', { fecha: HOY })).toBe('SIN_PERMISO');
    expect(await rechazo(mundo.jefeDeOtra, 'resumen-de-cajas', { fecha: HOY, agencia: '01' })).toBe(
      'SIN_AGENCIA',
    );
    const vacio = await textos(mundo.contador, 'resumen-de-cajas', { fecha: HOY, agencia: '03' });
    expect(vacio).toContain('No hay cajas.');
  });
});

describe('el acta de un arqueo sorpresivo', () => {
  it('dice lugar, día y hora en letras, qué se contó, el resultado y que ambos firmaron', async () => {
    const acta = (await textos(mundo.auditor, 'acta-de-arqueo', { arqueo: dia.sorpresa })).join(' ');
    expect(acta).toContain(
      'el día dieciséis de noviembre de dos mil veintiséis, siendo las nueve horas en punto',
    );
    expect(acta).toContain('NOVENTA MIL SETECIENTOS CINCO QUETZALES CON 65/100');
    expect(acta).toContain('no hay diferencia entre lo contado y los libros');
    expect(acta).toContain('cada uno con su propia contraseña');
    expect(acta).toContain('observaciones: Billetes en mal orden');
    expect(acta.match(/Firmó con su contraseña el 16\/11\/2026 09:00/g)).toHaveLength(2);
  });

  it('de un conteo de cierre no hay acta', async () => {
    const { id } = await mundo.db
      .selectFrom('arqueo')
      .select('id')
      .where('jornada', '=', dia.jornada)
      .where('clase', '=', 'cierre')
      .executeTakeFirstOrThrow();
    expect(await rechazo(mundo.jefe, 'acta-de-arqueo', { arqueo: id })).toBe('NO_ENCONTRADO');
  });
});

describe('el origen de los fondos', () => {
  it('la declaración dice quién, cuánto en dólares a la tasa y de dónde; el acumulado no', async () => {
    const impreso = await textos(mundo.cajero, 'formulario-ive', { movimiento: movimiento(5) });
    expect(impreso).toContain('Monto|Q 80,000.00');
    // 80,000 ÷ 7.70.
    expect(impreso).toContain('Equivalente|US$ 10,389.61, a Q 7.70 por dólar');
    expect(impreso).toContain('Identificación|DPI 1111 22222 0101');
    expect(impreso).toContain('Origen|Venta de la cosecha de cardamomo');
    expect(impreso.join(' ')).not.toContain('cumulado');
    expect(await rechazo(mundo.cajero, 'formulario-ive', { movimiento: movimiento(1) })).toBe(
      'NO_ENCONTRADO',
    );
    expect(await rechazo(mundo.cajero2, 'formulario-ive', { movimiento: movimiento(5) })).toBe(
      'NO_ENCONTRADO',
    );
  });

  it('la lista del mes suma lo que entró y lo que salió; otro mes no tiene ninguno', async () => {
    const impreso = await textos(mundo.jefe, 'efectivo-reportado', { anio: 2026, mes: 11 });
    expect(impreso).toContain('Total|80,000.00|0.00|0.00');
    expect(await textos(mundo.jefe, 'efectivo-reportado', { anio: 2026, mes: 10 })).toContain(
      'Ningún movimiento del mes pidió el origen de los fondos.',
    );
    expect(await rechazo(mundo.cajero, 'efectivo-reportado', { anio: 2026, mes: 11 })).toBe('SIN_PERMISO');
  });
});

describe('a ciegas', () => {
  it('quien tiene que contar no recibe ningún documento de su jornada, ni por el código de otra persona', async () => {
    const { id: jornada } = dia.abierta;
    for (const reporte of ['arqueo-de-caja', 'cierre-de-caja'] as const) {
      const { status, problema } = await pedir(mundo.cajero2, reporte, { jornada });
      expect([status, problema.codigo]).toEqual([409, 'ESTADO_NO_ADMITE']);
      expect(JSON.stringify(problema)).not.toMatch(/7,?777/);
      expect(await rechazo(mundo.cajero, reporte, { jornada })).toBe('NO_ENCONTRADO');
      // Who answers for it does, and the code on that paper tells its cajero no figure.
      const { codigo } = await bajar(mundo.jefe, reporte, { jornada });
      const { cuerpo } = await mundo.llamar(
        verVerificacion,
        { params: { codigo } },
        { token: mundo.cajero2.token },
      );
      expect(cuerpo.sigueIgual).toBe(false);
      expect(JSON.stringify(cuerpo)).not.toMatch(/7,?777/);
    }
  });

  it('ni aunque ya responda por las cajas: primero cuenta la suya, y después la ve', async () => {
    const { id: jornada } = dia.abierta;
    const conLibro = mundo.cajero2;
    // Both roles at once, which PostgreSQL does not let anybody have.
    await aEscondidas(mundo.url, `insert into usuario_rol values ('${conLibro.id}', 'jefe_agencia')`);
    expect(await rechazo(conLibro, 'cierre-de-caja', { jornada })).toBe('ESTADO_NO_ADMITE');
    expect(await rechazo(conLibro, 'arqueo-de-caja', { jornada })).toBe('ESTADO_NO_ADMITE');
    expect(await rechazo(conLibro, 'resumen-de-cajas', { fecha: HOY })).toBe('ESTADO_NO_ADMITE');
    await aEscondidas(
      mundo.url,
      `delete from usuario_rol where usuario = '${conLibro.id}' and rol = 'jefe_agencia'`,
    );
    const body = { conteo: conteoDe(centavos(7_777_77)) };
    const { token } = conLibro;
    hecha(
      await mundo.llamar(contarJornada, { params: { id: jornada }, body }, { token, llave: randomUUID() }),
    );
    expect(await textos(conLibro, 'cierre-de-caja', { jornada })).toContain('Diferencia de la jornada|0.00');
  });

  it('el acta, que firmó, tampoco se la lleva quien aún no ha contado', async () => {
    const suya = await mundo.abrir(mundo.custodio);
    const arqueo = await contarPorSorpresa(mundo, suya, EN_BOVEDA);
    expect(await rechazo(mundo.custodio, 'acta-de-arqueo', { arqueo })).toBe('ESTADO_NO_ADMITE');
    expect(await rechazo(mundo.cajero, 'acta-de-arqueo', { arqueo })).toBe('NO_ENCONTRADO');
    expect((await textos(mundo.jefe, 'acta-de-arqueo', { arqueo })).join(' ')).toContain(
      'CIEN MIL QUETZALES',
    );
  });
});

it('el código de un recibo dice que ya no es igual cuando el movimiento se deshace después', async () => {
  const suya = await mundo.abrir(mundo.cajeroDeOtra);
  const egreso = { monto: DESHECHO, clase: 'egreso', sentido: 'salida', idCuenta: GASTOS } as const;
  const id = await mover(mundo, suya, egreso);
  const { codigo } = await bajar(mundo.contador, 'recibo-de-caja', { movimiento: id });
  const verificar = async () =>
    hecha(await mundo.llamar(verVerificacion, { params: { codigo } }, { token: mundo.contador.token }));
  expect(await verificar()).toMatchObject({ reporte: 'recibo-de-caja', sigueIgual: true, detalles: [] });
  await deshacer(mundo, suya, id);
  expect((await verificar()).sigueIgual).toBe(false);
});

it('cifras enormes y nombres largos caben en su lugar', async () => {
  const suya = await mundo.abrir(mundo.cajero3, { monto: 0 });
  const nombre =
    'Asociación de Productores de Cardamomo, Café y Pimienta de las Verapaces y del Norte de Quiché, Responsabilidad Limitada';
  await mover(mundo, suya, {
    ...{ monto: 10_000_000_000_00, clase: 'ingreso', sentido: 'entrada', medio: 'cheque' },
    ...{
      concepto: 'Depósito '.repeat(22).trim(),
      documento: 'FACT-SERIE-LARGA-2026-000000000000000000000001',
    },
    persona: { documento: 'PASAPORTE-EXTRANJERO-000001', nombre },
  }).then(async (id) => {
    const impreso = await textos(mundo.jefe, 'recibo-de-caja', { movimiento: id });
    expect(impreso.filter((texto) => texto === 'Monto|Q 10,000,000,000.00')).toHaveLength(2);
    const rollo = await leerPdf(
      (await bajar(mundo.jefe, 'recibo-de-caja', { movimiento: id, papel: 'rollo' })).bytes,
    );
    expect(faltasDeDisposicion(rollo, { lados: 12, arriba: 10, abajo: 8 })).toEqual([]);
  });
  expect(await textos(mundo.jefe, 'cierre-de-caja', { jornada: suya.id })).toContain(
    'Total de movimientos|10,000,000,000.00|0.00',
  );
  const resumen = await textos(mundo.jefe, 'resumen-de-cajas', { fecha: HOY, agencia: '01' });
  expect(resumen.some((texto) => texto.startsWith('C3 Caja 3|0.00|10,000,000,000.00|'))).toBe(true);
});
