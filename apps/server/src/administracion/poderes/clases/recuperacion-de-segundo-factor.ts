// Somebody lost their telephone and has no recovery code: their factors are taken away, and at the next sign-in they choose
// others. Whoever could do this alone, and reset the password too, would enter as that person.
import { z } from 'zod';
import { leerFormas, tieneSegundoFactor } from '#acceso/segundo-factor/queries.ts';
import { quitarTodo } from '#acceso/segundo-factor/quitar-factor.ts';
import { cerrarSesiones } from '#acceso/sesiones/cerrar-sesiones.ts';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import { ProblemaError } from '#platform/problema.ts';
import { definirClaseDeCambio } from '../clase-de-cambio.ts';
import { leerPersona } from './persona.ts';

const datos = z.object({});

export const recuperacionDeSegundoFactor = definirClaseDeCambio<z.infer<typeof datos>>({
  id: 'segundo-factor',
  datos,

  async describir(tx, { sujeto }) {
    const { id, nombre, correo } = await leerPersona(tx, sujeto);
    const { passkeys, totp } = await leerFormas(tx, id);
    const cuales = [
      ...(passkeys === 0 ? [] : [passkeys === 1 ? '1 llave de acceso' : `${passkeys} llaves de acceso`]),
      ...(totp ? ['la aplicación de códigos'] : []),
    ].join(' y ');
    return `Quitar el segundo factor de ${nombre} (${correo}), que lo perdió: ${cuales}.`;
  },

  async juzgar(tx, _contexto, { sujeto }) {
    const { id } = await leerPersona(tx, sujeto);
    if (!(await tieneSegundoFactor(tx, id))) throw new ProblemaError('CAMBIO_SIN_SUSTENTO');
  },

  async aplicar(tx, contexto, { sujeto }) {
    const { id, nombre } = await leerPersona(tx, sujeto);
    await quitarTodo(tx, id);
    await cerrarSesiones(tx, contexto, { usuario: id }, 'segundo factor');
    const icono = 'heroicons_outline:shield-exclamation';
    await notificar(
      tx,
      contexto,
      { permiso: 'usuarios:administrar', excepto: [id] },
      {
        icono,
        titulo: 'Se quitó un segundo factor',
        descripcion: `${textoSeguro(nombre)} elegirá otro en su próximo ingreso.`,
        enlace: '/administracion/usuarios',
      },
    );
    await notificar(
      tx,
      contexto,
      { usuarios: [id] },
      {
        icono,
        titulo: 'Se quitó su segundo factor',
        descripcion: 'Si usted no lo pidió, avise a un administrador y a un contador.',
        enlace: '/perfil',
      },
    );
  },
});
