import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import * as contrato from '@cuadra/contract/contabilidad/partidas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  abrirOficina,
  BANCO,
  CAJA_CHICA,
  type Cambios,
  DE_CONTROL,
  DE_MAYOR,
  GASTOS,
  lineas,
  nueva,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
  await oficina.comoDueno(`
    insert into ejercicio (anio) values (2026) on conflict do nothing;
    update periodo set estado = 'cerrado' where anio = 2026 and mes = 8;
    update cuenta set estado = 'bloqueada' where id_cuenta = '603101';
    delete from politica where (rol, operacion, clase) = ('auxiliar', 'partida', 'mueve')`);
});
afterAll(() => oficina.cerrar());

const crear = (cambios: Cambios, token = oficina.contador) =>
  oficina.llamar(borradores.crearPartida, { body: nueva(cambios) }, { token });
const ver = (id: string) =>
  oficina.llamar(contrato.verPartida, { params: { id } }, { token: oficina.contador });
const CENTAVO_DE_MAS = [...lineas(5_000), { idCuenta: CAJA_CHICA, debe: 1, haber: 0 }];

describe('un borrador', () => {
  it('se guarda incompleto y se lee como se escribió', async () => {
    const incompleta = [
      { idCuenta: '', debe: 1_250, haber: 0 },
      { idCuenta: '999', debe: -3, haber: 0 },
    ];
    const { status, cuerpo } = await crear({ concepto: '', fecha: '2027-05-01', lineas: incompleta });
    expect(status).toBe(201);
    expect(cuerpo).toMatchObject({
      estado: 'borrador',
      numero: null,
      ejercicio: 2027,
      debe: 1_247,
      haber: 0,
    });
    const leido = (await ver(cuerpo.id)).cuerpo;
    expect(leido.lineas).toMatchObject([
      { n: 1, idCuenta: '', debe: 1_250, nombreCuenta: null },
      { n: 2, idCuenta: '999', debe: -3, nombreCuenta: null },
    ]);
  });
});

describe('contabilizar al crear', () => {
  it('da el número siguiente y responde lo mismo que se lee después', async () => {
    const primera = await oficina.contabilizada(oficina.contador);
    const { status, cuerpo } = await crear({
      contabilizar: true,
      fechaDocumento: '2026-11-09',
      lineas: [
        { idCuenta: CAJA_CHICA, debe: 700, haber: 0, documento: 'R-1', concepto: 'Lunes' },
        { idCuenta: SOBRANTES, debe: 0, haber: 700 },
      ],
    });
    expect(status).toBe(201);
    expect(cuerpo).toMatchObject({
      numero: (primera.numero ?? 0) + 1,
      estado: 'contabilizada',
      debe: 700,
      haber: 700,
    });
    const {
      lineas: leidas,
      historia: _h,
      huella,
      motivo,
      importacion,
      ...resumen
    } = (await ver(cuerpo.id)).cuerpo;
    expect(resumen).toEqual(cuerpo);
    expect([motivo, importacion]).toEqual([null, null]);
    expect(huella).toMatch(/^[0-9a-f]{64}$/);
    expect(leidas[0]).toEqual({
      n: 1,
      idCuenta: CAJA_CHICA,
      nombreCuenta: 'Caja chica',
      debe: 700,
      haber: 0,
      concepto: 'Lunes',
      documento: 'R-1',
    });
  });

  it('con 5,000 líneas sí; con más, no', async () => {
    const muchas = Array.from({ length: 2_500 }, (_, n) =>
      lineas(n + 1).map((linea) => ({ ...linea, concepto: `Línea de ${n} con su propio concepto` })),
    ).flat();
    const { status, cuerpo } = await crear({ contabilizar: true, lineas: muchas });
    expect(status).toBe(201);
    // 1 + 2 + … + 2,500 = 2,500 × 2,501 / 2
    expect(cuerpo).toMatchObject({ cantidadLineas: 5_000, debe: 3_126_250, haber: 3_126_250 });
    expect((await crear({ contabilizar: true, lineas: [...muchas, ...lineas(1)] })).status).toBe(400);
  });
});

describe('cada rechazo dice su código y su campo', () => {
  const casos: [string, number, string, Cambios, () => string][] = [
    ['CONCEPTO_VACIO', 422, 'concepto', { concepto: '  ' }, () => oficina.contador],
    ['LINEA_INVALIDA', 422, 'lineas', { lineas: [] }, () => oficina.contador],
    [
      'LINEA_INVALIDA',
      422,
      'lineas.0',
      { lineas: [{ idCuenta: CAJA_CHICA, debe: 5, haber: 5 }, ...lineas(5)] },
      () => oficina.contador,
    ],
    [
      'LINEA_INVALIDA',
      422,
      'lineas.2',
      { lineas: [...lineas(5), { idCuenta: CAJA_CHICA, debe: -5, haber: 0 }] },
      () => oficina.contador,
    ],
    ['LINEA_INVALIDA', 422, 'lineas.0', { lineas: lineas(1_000_000_000_001) }, () => oficina.contador],
    ['PARTIDA_DESCUADRADA', 422, 'lineas', { lineas: CENTAVO_DE_MAS }, () => oficina.contador],
    ['CUENTA_NO_EXISTE', 422, 'lineas.0.idCuenta', { lineas: lineas(5, '999') }, () => oficina.contador],
    [
      'CUENTA_NO_DETALLE',
      422,
      'lineas.1.idCuenta',
      { lineas: lineas(5, CAJA_CHICA, DE_MAYOR) },
      () => oficina.contador,
    ],
    [
      'CUENTA_BLOQUEADA',
      422,
      'lineas.1.idCuenta',
      { lineas: lineas(5, CAJA_CHICA, '603101') },
      () => oficina.contador,
    ],
    [
      'CUENTA_SOLO_SISTEMA',
      422,
      'lineas.0.idCuenta',
      { lineas: lineas(5, DE_CONTROL) },
      () => oficina.contador,
    ],
    ['FECHA_FUTURA', 422, 'fecha', { fecha: '2026-11-17' }, () => oficina.contador],
    ['PERIODO_CERRADO', 409, 'fecha', { fecha: '2026-08-15' }, () => oficina.contador],
    ['PERIODO_CERRADO', 409, 'fecha', { fecha: '2019-08-15' }, () => oficina.contador],
    ['REQUIERE_APROBACION', 422, 'lineas', { lineas: lineas(1_000_001) }, () => oficina.auxiliar],
    [
      'OPERACION_SIN_POLITICA',
      403,
      'lineas',
      { lineas: lineas(5, GASTOS, SOBRANTES) },
      () => oficina.auxiliar,
    ],
    ['SIN_AGENCIA', 403, 'agencia', { agencia: '02' }, () => oficina.auxiliar],
  ];

  it.each(casos)('%s %i en %s', async (codigo, status, campo, cambios, quien) => {
    const respuesta = await crear({ ...cambios, contabilizar: true }, quien());
    expect([respuesta.status, respuesta.problema.codigo]).toEqual([status, codigo]);
    expect(respuesta.problema.errores?.[0]).toMatchObject({ campo, codigo });
  });

  it('la que no cuadra dice por cuánto y dónde falta', async () => {
    const { problema } = await crear({ lineas: CENTAVO_DE_MAS, contabilizar: true });
    expect(problema.detail).toBe('La partida no cuadra: faltan Q 0.01 en el haber.');
  });

  it('todos los errores llegan juntos, en su orden, también el del límite', async () => {
    const { problema } = await crear(
      {
        contabilizar: true,
        concepto: '',
        fecha: '2026-08-15',
        lineas: [...lineas(5, '999', DE_MAYOR), ...lineas(5, DE_CONTROL, '603101')],
      },
      oficina.auxiliar,
    );
    expect(problema.errores?.map(({ campo, codigo }) => `${campo} ${codigo}`)).toEqual([
      'concepto CONCEPTO_VACIO',
      'lineas.0.idCuenta CUENTA_NO_EXISTE',
      'lineas.1.idCuenta CUENTA_NO_DETALLE',
      'lineas.2.idCuenta CUENTA_SOLO_SISTEMA',
      'lineas.3.idCuenta CUENTA_BLOQUEADA',
      'fecha PERIODO_CERRADO',
      'lineas OPERACION_SIN_POLITICA',
    ]);
  });

  it.each([
    ['un carácter nulo', 'a\0b'],
    ['medio carácter', 'a\ud800b'],
  ])('%s no entra: no saldría igual de la base', async (_, concepto) => {
    for (const contabilizar of [true, false]) {
      const { status, problema } = await crear({ concepto, contabilizar });
      expect([status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([
        400,
        'PETICION_INVALIDA',
        'concepto',
      ]);
    }
  });
});

describe('los límites de cada quien', () => {
  it('un auxiliar contabiliza hasta Q 10,000.00 exactos y ni un centavo más', async () => {
    expect((await crear({ contabilizar: true, lineas: lineas(1_000_000) }, oficina.auxiliar)).status).toBe(
      201,
    );
    const { problema } = await crear({ contabilizar: true, lineas: lineas(1_000_001) }, oficina.auxiliar);
    expect(problema.codigo).toBe('REQUIERE_APROBACION');
  });

  it('un contador, por lo que hace con el dinero y no por el tipo que elige', async () => {
    await oficina.limitar('contador', 'paga', 50_000_000, null);
    const sacar = (monto: number) => ({ contabilizar: true, lineas: lineas(monto, GASTOS, BANCO) });
    for (const tipo of ['diario', 'ajuste', 'ingreso'] as const) {
      expect((await crear({ ...sacar(50_000_000), tipo })).status).toBe(201);
      expect((await crear({ ...sacar(50_000_001), tipo })).problema.codigo).toBe('REQUIERE_APROBACION');
    }
    expect((await crear({ contabilizar: true, lineas: lineas(900_000_000_000) })).status).toBe(201);
    await oficina.limitar('contador', 'paga', null, null);
  });
});
