// An institution that has just begun, with nothing in it: the desk says what to do first, to whoever can do it.
import { permisosDe, type Rol } from '@cuadra/contract/acceso/permisos';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crearPrimerAdministrador } from '#acceso/usuarios/crear-primer-administrador.ts';
import { recuadros } from '#composicion.ts';
import { leerConfig } from '#platform/config.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { leerInicio } from './leer-inicio.ts';

let prueba: AplicacionDePrueba;
beforeAll(async () => {
  prueba = await aplicacionDePrueba({ demo: false });
  const config = leerConfig({
    NODE_ENV: 'test',
    CUADRA_DEMO: 'false',
    CUADRA_ADMIN_EMAIL: 'gerencia@ejemplo.gt',
    CUADRA_ADMIN_PASSWORD: 'montaña-lluvia-88',
  });
  await crearPrimerAdministrador({ ...prueba, config }, sql<boolean>`false`);
});
afterAll(() => prueba.cerrar());

async function pendientesDe(rol: Rol): Promise<string[] | undefined> {
  const id = '0b0e6c8e-5b0c-4a39-9d0f-111111111111';
  const permisos = permisosDe([rol]);
  const { recuadros: leidos } = await leerInicio(
    prueba.plataforma,
    {
      actor: { id, nombre: '', correo: '', sesion: id, roles: [rol], permisos, agencias: ['01'] },
      ...{ direccion: '', navegador: '', peticion: '', origen: '', ahora: prueba.reloj.ahora() },
    },
    recuadros,
  );
  return leidos.pendientes?.contenido?.map(({ cuenta, titulo }) => `${cuenta} ${titulo}`);
}

it('al administrador le pide los datos de la institución y un contador; al contador, el catálogo', async () => {
  expect(await pendientesDe('administrador')).toEqual([
    '3 datos de la institución por completar',
    '1 contador por nombrar',
  ]);
  expect(await pendientesDe('contador')).toEqual(['1 catálogo de cuentas por importar o escribir']);
  expect(await pendientesDe('cajero')).toEqual([]);
});
