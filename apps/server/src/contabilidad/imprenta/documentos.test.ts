// What goes on signed paper, whatever the document: PRELIMINAR while its months may change, who certifies, where it is
// verified, how much fits a page.
import { cambiarLogo } from '@cuadra/contract/administracion/institucion';
import { comprobantePdf } from '@cuadra/contract/contabilidad/comprobantes';
import { verEstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import { bajarArchivo, pedirArchivo, verVerificacion } from '@cuadra/contract/reportes/archivos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { abrirOficina, CAJA_CHICA, type Oficina, SOBRANTES } from '#contabilidad/libro/testing/oficina.ts';
import { partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { png } from '#platform/files/testing/imagenes.ts';
import { leerPdf, lineasDe } from '#platform/pdf/testing/leer-pdf.ts';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';

const MOVIMIENTOS = 130;
const CONCEPTO =
  'Cierre de cajas: depósitos y retiros de asociados, agencia Central Cobán, traslado de cierre';
let oficina: Oficina;

beforeAll(async () => {
  oficina = await abrirOficina();
  for (let i = 0; i < MOVIMIENTOS; i++)
    await registrar(oficina, partida('2026-01-15', CAJA_CHICA, SOBRANTES, 100 + i, { concepto: CONCEPTO }));
});
afterAll(() => oficina.cerrar());

const balance = { estado: 'balance-general', fecha: '2026-01-31' };

async function pedir(reporte: 'estado-financiero' | 'movimientos-cuentas', filtros: Record<string, unknown>) {
  const { cuerpo } = await oficina.llamar(
    pedirArchivo,
    { body: { reporte, formato: 'pdf', filtros } },
    { token: oficina.contador },
  );
  const { cruda } = await oficina.llamar(
    bajarArchivo,
    { params: { id: cuerpo.id } },
    { token: oficina.contador },
  );
  return { bytes: cruda.rawPayload, codigo: cuerpo.codigo };
}

const ponerMes = (estado: 'abierto' | 'cerrado', agencias: readonly string[]): Promise<void> =>
  oficina.comoDueno(
    `update periodo set estado = '${estado}' where mes = 1 and agencia in ('${agencias.join("','")}')`,
  );

const cambiar = (trabajo: (tx: Oficina['db']) => Promise<void>): Promise<void> =>
  oficina.db.transaction().execute(async (tx) => {
    await tx
      .selectNoFrom(({ fn, val }) =>
        fn('set_config', [val('cuadra.accion'), val('prueba'), val(true)]).as('x'),
      )
      .execute();
    await trabajo(tx);
  });

test('es PRELIMINAR hasta que el mes se cierra en todas las agencias, y otra vez si se reabre', async () => {
  const dice = async () => {
    const { bytes } = await pedir('estado-financiero', balance);
    const textos = (await lineasDePdf(bytes)).map(({ texto }) => texto).join('\n');
    const { cuerpo } = await oficina.llamar(
      verEstadoFinanciero,
      { params: { estado: 'balance-general' }, query: { fecha: '2026-01-31' } },
      { token: oficina.contador },
    );
    expect(textos.includes('CERTIFICA')).toBe(cuerpo.preliminar === null);
    expect(textos.includes('PRELIMINAR')).toBe(cuerpo.preliminar !== null);
    return cuerpo.preliminar;
  };
  const enero = { meses: 1, desde: '2026-01', hasta: '2026-01' };
  expect(await dice()).toEqual(enero);
  const { codigo } = await pedir('estado-financiero', balance);
  await ponerMes('cerrado', ['01', '02']);
  expect(await dice()).toEqual(enero);
  await ponerMes('cerrado', ['03']);
  expect(await dice()).toBeNull();
  // Closing changes no figure: what was printed before still says what the books say.
  const { cuerpo } = await oficina.llamar(
    verVerificacion,
    { params: { codigo } },
    { token: oficina.contador },
  );
  expect(cuerpo.sigueIgual).toBe(true);
  await ponerMes('abierto', ['02']);
  expect(await dice()).toEqual(enero);
});

test('todas las agencias son «Consolidado»; una sola, por su nombre', async () => {
  const detalles = async (mas: object) => {
    const { bytes } = await pedir('estado-financiero', { ...balance, ...mas });
    return (await lineasDePdf(bytes)).slice(0, 6).map(({ texto }) => texto);
  };
  expect(await detalles({})).toContain('Consolidado');
  expect(await detalles({ agencia: '01' })).toContain('Agencia 01 Agencia Central Cobán');
});

test('el Movimiento por Cuenta lleva al menos treinta filas en cada página llena, de dos renglones cada una', async () => {
  const { bytes } = await pedir('movimientos-cuentas', {
    idCuenta: CAJA_CHICA,
    desde: '2026-01-01',
    hasta: '2026-01-31',
  });
  const filas = (await leerPdf(bytes)).paginas.map(
    (pagina) => lineasDe(pagina).filter(({ texto }) => texto.startsWith('15/01/2026')).length,
  );
  expect(filas.reduce((suma, n) => suma + n, 0)).toBe(MOVIMIENTOS);
  for (const llena of filas.slice(1, -1)) expect(llena).toBeGreaterThanOrEqual(30);
});

test('sin dirección pública no hay QR ni dirección', async () => {
  const sin = (await lineasDePdf((await pedir('estado-financiero', balance)).bytes)).map(
    ({ texto }) => texto,
  );
  expect(sin.join('\n')).not.toContain('Verifique este documento');
});

test('el comprobante dice sus soportes, y los que llegan después no cambian su código', async () => {
  const { id } = await oficina.contabilizada(oficina.contador, {
    fecha: '2026-11-10',
    lineas: [
      { idCuenta: CAJA_CHICA, debe: 500, haber: 0 },
      { idCuenta: SOBRANTES, debe: 0, haber: 500 },
    ],
  });
  const imprimir = async () => {
    const { cruda } = await oficina.llamar(comprobantePdf, { params: { id } }, { token: oficina.contador });
    return (await lineasDePdf(cruda.rawPayload)).map(({ texto }) => texto);
  };
  const antes = await imprimir();
  expect(antes).toContain('Soportes: ninguno');
  const codigo = /Verificación ([\dA-Z]{4}-[\dA-Z]{4})/.exec(antes.at(-1) ?? '')?.[1] ?? '';
  const { id: por } = await oficina.db
    .selectFrom('usuario')
    .select('id')
    .where('correo', '=', 'contador@cuadra.demo')
    .executeTakeFirstOrThrow();
  await cambiar(async (tx) => {
    const huella = 'ab'.repeat(32);
    await tx
      .selectNoFrom(({ fn, val }) => fn('set_config', [val('cuadra.actor'), val(por), val(true)]).as('x'))
      .execute();
    await tx
      .insertInto('archivo')
      .values({ huella, tipo: 'application/pdf', contenido: Buffer.from('%PDF-1.7') })
      .execute();
    await tx
      .insertInto('soportePosterior')
      .values({
        partida: id,
        huella,
        nombre: 'factura.pdf',
        subidoEn: '2026-11-20T15:00:00Z',
        subidoPor: por,
      })
      .execute();
  });
  const despues = (await imprimir()).join('\n');
  const { cuerpo } = await oficina.llamar(
    verVerificacion,
    { params: { codigo } },
    { token: oficina.contador },
  );
  expect(cuerpo.sigueIgual).toBe(true);
  expect(despues).toContain('Soportes: 1');
  expect(despues).toContain(
    'factura.pdf · agregado el 20/11/2026 09:00, después de registrada · SHA-256 abababababab…',
  );
});

test('el logo encabeza los documentos', async () => {
  const admin = await oficina.entrar('admin@cuadra.demo');
  const poner = await oficina.llamar(
    cambiarLogo,
    { body: { mediaType: 'image/png', bytes: png({ color: 6, ancho: 40, alto: 20 }) } },
    { token: admin },
  );
  expect(poner.status).toBe(200);
  const { bytes } = await pedir('estado-financiero', balance);
  expect(bytes.toString('latin1')).toMatch(/\/Subtype \/Image/);
  expect((await lineasDePdf(bytes))[0]?.texto).toMatch(/^Cooperativa Integral/);
});
