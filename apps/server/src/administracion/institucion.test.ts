import * as deFirmantes from '@cuadra/contract/administracion/firmantes';
import * as contrato from '@cuadra/contract/administracion/institucion';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '../testing/application.ts';

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

test('quiénes firman se cambian, y queda dicho solo lo que cambió', async () => {
  const { firmantes } = (await app.llamar(deFirmantes.verFirmantes, {}, { token: admin })).cuerpo;
  expect(firmantes.map(({ cargo }) => cargo)).toEqual([
    'Contador general',
    'Representante legal',
    'Comisión de vigilancia',
  ]);
  const nuevos = firmantes.with(1, { cargo: ' Gerente general ', nombre: 'Rosa Elena Botzoc Tut' });
  const body = { firmantes: nuevos.with(2, { cargo: '', nombre: '' }) };
  const { cuerpo } = await app.llamar(deFirmantes.editarFirmantes, { body }, { token: admin });
  expect(cuerpo.firmantes.map(({ cargo }) => cargo)).toEqual(['Contador general', 'Gerente general', '']);
  expect((await app.llamar(deFirmantes.verFirmantes, {}, { token: admin })).cuerpo).toEqual(cuerpo);
  const anotados = await app.db
    .selectFrom('bitacora')
    .select('idEntidad')
    .where('accion', '=', 'firmantes:editar')
    .orderBy('n')
    .execute();
  expect(anotados.map(({ idEntidad }) => idEntidad)).toEqual(['2', '3']);
});

test('un nombre sin cargo no firma: se dice en su campo', async () => {
  const firmantes = ['', 'Gerente', ''].map((cargo) => ({ cargo, nombre: 'Rosa Elena Botzoc Tut' }));
  const { problema } = await app.llamar(
    deFirmantes.editarFirmantes,
    { body: { firmantes: firmantes.with(2, { cargo: '', nombre: '' }) } },
    { token: admin },
  );
  expect(problema.errores).toMatchObject([
    { campo: 'firmantes.0.cargo', mensaje: 'Escriba el cargo con que firma.' },
  ]);
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
