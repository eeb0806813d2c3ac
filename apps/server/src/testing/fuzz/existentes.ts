// Something real for the calls to point at: without it they would all end at «no existe».
import { crearPartida, enviarPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import { darDeAlta } from '#acceso/usuarios/dar-de-alta.ts';
import { aceptando } from '#contabilidad/libro/testing/aceptando.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { AplicacionDePrueba } from '../application.ts';
import type { Existentes } from './valores.ts';

const CAJA_CHICA = '1011010103';
const SOBRANTES = '603102';

export async function buscarExistentes(prueba: AplicacionDePrueba): Promise<Existentes> {
  const partidas = await escribirPartidas(prueba);
  // Nobody who calls: they would disable each other.
  const persona = await contratar(prueba);
  return new Map([
    ['id', [...partidas, persona]],
    ['ids', partidas],
    ['partida', partidas],
    ['borrador', partidas],
    ['idcuenta', [CAJA_CHICA, SOBRANTES, '1', '1011']],
    ['cuenta', [CAJA_CHICA, SOBRANTES]],
    ['agencia', ['01', '02', '03']],
    ['usuario', [persona]],
    ['libro', ['diario', 'mayor']],
    ['nombre', ['acta.pdf', 'María Coy']],
  ]);
}

async function escribirPartidas(prueba: AplicacionDePrueba): Promise<string[]> {
  const llamar = aceptando(prueba.llamar);
  const contador = await prueba.entrar('contador@cuadra.demo');
  const auxiliar = await prueba.entrar('auxiliar@cuadra.demo');
  const ids: string[] = [];
  for (const n of Array.from({ length: 30 }).keys()) {
    const token = n % 2 === 0 ? contador : auxiliar;
    const { cuerpo } = await llamar(
      crearPartida,
      {
        body: {
          fecha: `2026-${String((n % 10) + 1).padStart(2, '0')}-10`,
          tipo: 'diario',
          agencia: '01',
          concepto: `Sobrante ${n}`,
          lineas: [alDebe(CAJA_CHICA, (n + 1) * 100), alHaber(SOBRANTES, (n + 1) * 100)],
          contabilizar: n % 3 === 0,
        },
      },
      { token },
    );
    ids.push(cuerpo.id);
    if (n % 3 === 1)
      await llamar(enviarPartida, { params: { id: cuerpo.id }, query: { version: 1 } }, { token });
  }
  return ids;
}

function contratar({ db, reloj }: AplicacionDePrueba): Promise<string> {
  const contexto = contextoDelSistema(reloj.ahora(), 'prueba');
  return escribir(db, contexto, 'prueba', (tx) =>
    darDeAlta(tx, contexto, {
      nombre: 'María Coy',
      correo: 'maria.coy@ejemplo.gt',
      contrasena: null,
      roles: ['auditor'],
      agencias: ['01'],
    }),
  );
}
