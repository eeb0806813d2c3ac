// Starts Cuadra as `npm start` would, with the built web application, on a throw-away data folder.
import { iniciarCuadra } from '../apps/server/src/testing/process.ts';
import { crearCarpetaTemporal } from '../apps/server/src/testing/temp-folder.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const carpeta = await crearCarpetaTemporal('e2e');
  const cuadra = await iniciarCuadra({ DATA_DIR: carpeta.ruta, CUADRA_DEMO_HISTORIA: 'true' });
  process.env.CUADRA_E2E_URL = cuadra.url;
  process.env.CUADRA_E2E_DATOS = carpeta.ruta;
  return async () => {
    await cuadra.terminar('SIGTERM');
    await carpeta.borrar();
  };
}
