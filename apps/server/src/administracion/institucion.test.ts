import { hash } from 'node:crypto';
import * as deFirmantes from '@cuadra/contract/administracion/firmantes';
import * as contrato from '@cuadra/contract/administracion/institucion';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { png } from '#platform/files/testing/imagenes.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let app: AplicacionDePrueba;
let admin: string;

beforeAll(async () => {
  app = await aplicacionDePrueba();
  admin = await app.entrar('admin@cuadra.demo');
});

afterAll(() => app.cerrar());

const nueva = {
  idAgencia: '04',
  nombreAgencia: 'Agencia Purulhá',
  municipio: 'Purulhá, Baja Verapaz',
  activa: true,
};

const crear = (body: typeof nueva) => app.llamar(contrato.crearAgencia, { body }, { token: admin });

const editar = (idAgencia: string, body: Partial<Omit<typeof nueva, 'idAgencia'>>) =>
  app.llamar(contrato.editarAgencia, { params: { idAgencia }, body }, { token: admin });

test('el encabezado de los documentos se cambia y lo lee cualquiera que haya entrado', async () => {
  const body = { nombre: ' Cooperativa El Roble, R.L. ', nit: '123456-7', direccion: 'Zona 1' };
  const { cuerpo } = await app.llamar(contrato.editarInstitucion, { body }, { token: admin });
  expect(cuerpo.nombre).toBe('Cooperativa El Roble, R.L.');
  const token = await app.entrar('cajero@cuadra.demo');
  expect((await app.llamar(contrato.verInstitucion, {}, { token })).cuerpo).toEqual(cuerpo);
});

describe('el logo', () => {
  const poner = (bytes: Uint8Array, mediaType = 'image/png') =>
    app.llamar(contrato.cambiarLogo, { body: { mediaType, bytes } }, { token: admin });

  test('se pone, lo ve cualquiera que haya entrado y se quita; cada cambio queda en la bitácora', async () => {
    const imagen = png({ ancho: 30, alto: 20 });
    const { cuerpo } = await poner(imagen, 'application/octet-stream');
    expect(cuerpo.logo).toBe(hash('sha256', imagen));
    const token = await app.entrar('cajero@cuadra.demo');
    const { cruda } = await app.llamar(contrato.verLogo, {}, { token });
    expect(cruda.headers['content-type']).toBe('image/png');
    expect(cruda.rawPayload.equals(imagen)).toBe(true);
    expect((await app.llamar(contrato.quitarLogo, {}, { token: admin })).cuerpo.logo).toBeNull();
    expect((await app.llamar(contrato.verLogo, {}, { token })).problema.codigo).toBe('NO_ENCONTRADO');
    const anotados = await app.db
      .selectFrom('bitacora')
      .select(['accion', 'despues'])
      .where('accion', 'in', ['institucion:cambiar-logo', 'institucion:quitar-logo'])
      .orderBy('n')
      .execute();
    expect(anotados.map(({ despues }) => despues?.logo)).toEqual([hash('sha256', imagen), null]);
  });

  test('lo que no es una imagen que se pueda imprimir no entra, diga lo que diga de sí mismo', async () => {
    for (const bytes of [Buffer.from('<svg/>'), png({ entrelazado: 1 }), png({ ancho: 2_001 })])
      expect((await poner(bytes)).problema.codigo).toBe('LOGO_NO_ADMITIDO');
    const enorme = await poner(Buffer.alloc(contrato.LOGO_BYTES_MAX + 1));
    expect(enorme.problema.codigo).toBe('CUERPO_DEMASIADO_GRANDE');
  });
});

const firmante = {
  cargo: 'Contador general',
  nombre: 'Carlos Enrique Xol Pop',
  registro: '12345',
  certificacion: 'CERTIFICA: {titulo}, {periodo}, registro {registro}.',
  documentos: ['balance-general' as const],
};
const firmar = (firmantes: readonly (typeof firmante)[]) =>
  app.llamar(deFirmantes.editarFirmantes, { body: { firmantes: [...firmantes] } }, { token: admin });

test('quiénes firman son los que sean, y queda dicho solo lo que cambió', async () => {
  const { firmantes } = (await app.llamar(deFirmantes.verFirmantes, {}, { token: admin })).cuerpo;
  expect(firmantes.map(({ cargo }) => cargo)).toEqual([
    'Contador general',
    'Representante legal',
    'Comisión de vigilancia',
  ]);
  const [primero, , tercero] = firmantes;
  const body = {
    firmantes: [primero, { ...firmante, cargo: ' Gerente ' }, tercero, firmante].flatMap((f) => f ?? []),
  };
  const { cuerpo } = await app.llamar(deFirmantes.editarFirmantes, { body }, { token: admin });
  expect(cuerpo.firmantes.map(({ cargo }) => cargo)).toEqual([
    'Contador general',
    'Gerente',
    'Comisión de vigilancia',
    'Contador general',
  ]);
  expect((await app.llamar(deFirmantes.verFirmantes, {}, { token: admin })).cuerpo).toEqual(cuerpo);
  await firmar([firmante]);
  expect((await firmar([])).cuerpo.firmantes).toEqual([]);
  const anotados = await app.db
    .selectFrom('bitacora')
    .select(['idEntidad', 'despues'])
    .where('accion', '=', 'firmantes:editar')
    .orderBy('n')
    .execute();
  // Two changed; then three went and the first changed; then that one went.
  const cambios = anotados.map(
    ({ idEntidad, despues }) => `${idEntidad} ${despues === null ? 'fuera' : 'escrito'}`,
  );
  expect(cambios.toSorted()).toEqual(
    ['2 escrito', '4 escrito', '2 fuera', '3 fuera', '4 fuera', '1 escrito', '1 fuera'].toSorted(),
  );
});

test.each([
  [{ cargo: ' ' }, 'cargo', 'Escriba el cargo con que firma.'],
  [{ registro: '' }, 'registro', 'La certificación menciona el registro: escríbalo.'],
  [
    { certificacion: 'Yo, {nombre}', nombre: '' },
    'nombre',
    'La certificación menciona el nombre: escríbalo.',
  ],
  [
    { certificacion: 'CERTIFICA: {título}.' },
    'certificacion',
    'No se sabe qué poner en {título}: use las marcas de la lista.',
  ],
])('lo que no podría imprimirse se dice en su campo: %j', async (cambio, campo, mensaje) => {
  const { problema } = await firmar([firmante, { ...firmante, ...cambio }]);
  expect(problema.errores).toMatchObject([{ campo: `firmantes.1.${campo}`, mensaje }]);
});

test('una agencia se abre, se cambia por partes y se deshabilita', async () => {
  expect((await crear(nueva)).status).toBe(201);
  expect((await editar('04', { activa: false })).cuerpo).toEqual({ ...nueva, activa: false });
  const { cuerpo } = await app.llamar(listarAgencias, {}, { token: admin });
  expect(cuerpo.find(({ idAgencia }) => idAgencia === '04')).toEqual({ ...nueva, activa: false });
});

test('ni el código ni el nombre de una agencia se repiten', async () => {
  const codigo = await crear({ ...nueva, idAgencia: '01', nombreAgencia: 'Otra' });
  expect([codigo.problema.codigo, codigo.problema.errores?.[0]?.campo]).toEqual([
    'AGENCIA_YA_EXISTE',
    'idAgencia',
  ]);
  const nombre = await crear({ ...nueva, idAgencia: '05', nombreAgencia: 'Agencia Salamá' });
  expect(nombre.problema.errores?.[0]).toMatchObject({
    campo: 'nombreAgencia',
    mensaje: 'Ya existe una agencia con ese nombre.',
  });
  expect((await editar('02', { nombreAgencia: 'Agencia Salamá' })).problema.codigo).toBe('AGENCIA_YA_EXISTE');
});

test('una agencia que no existe no se edita', async () => {
  expect((await editar('99', { activa: false })).problema.codigo).toBe('NO_ENCONTRADO');
});
