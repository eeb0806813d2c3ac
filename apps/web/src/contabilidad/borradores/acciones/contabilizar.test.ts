import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { describe, expect, it } from 'vitest';
import { sinConexion } from '../../../platform/api-error.ts';
import { contenidoGuardado } from '../borrador/contenido.ts';
import { lineaDePrueba as linea, partidaDePrueba, problema } from '../testing/servidor-de-prueba.ts';
import { type ServidorDePartidas, terminarPartida } from './contabilizar.ts';

const borrador = partidaDePrueba({ concepto: 'Pago', lineas: [linea('1011', 5), linea('7011', 0, 5)] });
const escrito = contenidoGuardado(borrador);
const guardada = { id: 'b1', version: 1 };

/** Posts once and then refuses; the first answers may be lost. */
function servidor(pierde: number, partida: PartidaCompleta = borrador) {
  let actual = partida;
  let numeros = 0;
  let perdidas = pierde;
  const hacer = (estado: 'contabilizada' | 'en_revision') => async () => {
    if (actual.estado !== 'borrador') throw problema('ESTADO_NO_ADMITE', 409);
    numeros += 1;
    actual = { ...actual, estado, numero: estado === 'contabilizada' ? 6_231 : null };
    if (perdidas > 0) {
      perdidas -= 1;
      throw sinConexion();
    }
    return actual;
  };
  return {
    numeros: () => numeros,
    contabilizar: hacer('contabilizada'),
    enviar: hacer('en_revision'),
    leer: async () => actual,
  } satisfies ServidorDePartidas & { numeros(): number };
}

describe('contabilizar', () => {
  it('si la respuesta se pierde, insistir responde lo mismo y no contabiliza dos veces', async () => {
    const uno = servidor(1);
    await expect(terminarPartida(uno, 'contabilizar', guardada, escrito)).rejects.toMatchObject({
      codigo: 'SIN_CONEXION',
    });
    expect(await terminarPartida(uno, 'contabilizar', guardada, escrito)).toMatchObject({ numero: 6_231 });
    expect(uno.numeros()).toBe(1);
  });

  it('enviar a revisión, igual', async () => {
    const uno = servidor(1);
    await terminarPartida(uno, 'enviar', guardada, escrito).catch(() => undefined);
    expect(await terminarPartida(uno, 'enviar', guardada, escrito)).toMatchObject({ estado: 'en_revision' });
    expect(uno.numeros()).toBe(1);
  });

  it('lo que otro contabilizó con otras líneas no es lo que esta persona escribió', async () => {
    const otro = servidor(0, { ...borrador, estado: 'contabilizada', numero: 9, concepto: 'Otro' });
    await expect(terminarPartida(otro, 'contabilizar', guardada, escrito)).rejects.toMatchObject({
      codigo: 'ESTADO_NO_ADMITE',
    });
  });

  it('lo que está en revisión no cuenta como contabilizado', async () => {
    const enRevision = servidor(0, { ...borrador, estado: 'en_revision' });
    await expect(terminarPartida(enRevision, 'contabilizar', guardada, escrito)).rejects.toMatchObject({
      codigo: 'ESTADO_NO_ADMITE',
    });
  });
});
