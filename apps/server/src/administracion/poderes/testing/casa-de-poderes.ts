// An institution signed off with one administrador, or two, and short ways to ask for changes and resolve them.

import type { Rol } from '@cuadra/contract/acceso/permisos';
import { iniciarSesion } from '@cuadra/contract/acceso/sesion';
import * as poderes from '@cuadra/contract/administracion/poderes';
import * as usuarios from '@cuadra/contract/administracion/usuarios';
import { darDeAlta } from '#acceso/usuarios/dar-de-alta.ts';
import { listarUsuarios } from '#administracion/queries.ts';
import { clasesDeCambio } from '#composicion.ts';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba, type Respuesta } from '#testing/application.ts';
import { otorgarComoDueno } from '#testing/otorgar-como-dueno.ts';
import { atenderCambios } from '../atender-cambios.ts';

export interface CasaDePoderes extends AplicacionDePrueba {
  /** Somebody more, who enters as the people of the demo do. */
  contratar(correo: string, roles: readonly Rol[]): Promise<string>;
  buscar(correo: string): Promise<usuarios.Usuario>;
  editar(
    token: string,
    correo: string,
    cambios: Partial<Pick<usuarios.Usuario, 'nombre' | 'correo' | 'roles' | 'agencias' | 'activo'>>,
  ): Promise<Respuesta<typeof usuarios.editarUsuario>>;
  listar(token: string, vista?: poderes.VistaDeCambios): Promise<poderes.CambioDePoder[]>;
  /** The only one that waits. */
  pendiente(token: string): Promise<poderes.CambioDePoder>;
  aprobar(token: string, id: string): Promise<Respuesta<typeof poderes.aprobarCambio>>;
  rechazar(token: string, id: string): Promise<Respuesta<typeof poderes.rechazarCambio>>;
  detener(token: string, id: string): Promise<Respuesta<typeof poderes.detenerCambio>>;
  retirar(token: string, id: string): Promise<Respuesta<typeof poderes.retirarCambio>>;
  /** Time passes, and what it does by itself is done. */
  pasar(duracion: Temporal.DurationLike): Promise<void>;
}

export async function abrirCasaDePoderes(
  opciones: Parameters<typeof aplicacionDePrueba>[0] = {},
): Promise<CasaDePoderes> {
  const prueba = await aplicacionDePrueba(opciones);
  const { db, reloj, url, llamar } = prueba;
  const buscar: CasaDePoderes['buscar'] = async (correo) => {
    const usuario = (await listarUsuarios(db, reloj.ahora())).find((uno) => uno.correo === correo);
    if (usuario === undefined) throw new Error(`No está ${correo}`);
    return usuario;
  };
  const listar: CasaDePoderes['listar'] = async (token, vista = 'pendientes') =>
    (await llamar(poderes.listarCambios, { query: { vista } }, { token })).cuerpo;
  const motivo = 'No lo conozco';
  return {
    ...prueba,
    buscar,
    listar,
    async contratar(correo, roles) {
      const contexto = contextoDelSistema(reloj.ahora(), 'prueba');
      await escribir(db, contexto, 'prueba', async (tx) => {
        const { contrasena } = await tx
          .selectFrom('usuario')
          .select('contrasena')
          .where('correo', '=', 'contador@cuadra.demo')
          .executeTakeFirstOrThrow();
        await darDeAlta(tx, contexto, { nombre: correo, correo, contrasena, roles: [], agencias: ['01'] });
      });
      await otorgarComoDueno(url, correo, roles);
      const { cuerpo } = await llamar(iniciarSesion, { body: { email: correo, password: CONTRASENA_DEMO } });
      return cuerpo.accessToken;
    },
    async editar(token, correo, cambios) {
      const { id, version } = await buscar(correo);
      return llamar(usuarios.editarUsuario, { params: { id }, body: { version, ...cambios } }, { token });
    },
    async pendiente(token) {
      const [uno, ...otros] = await listar(token);
      if (uno === undefined || otros.length > 0) throw new Error(`Esperan ${otros.length + (uno ? 1 : 0)}`);
      return uno;
    },
    aprobar: (token, id) => llamar(poderes.aprobarCambio, { params: { id } }, { token }),
    rechazar: (token, id) => llamar(poderes.rechazarCambio, { params: { id }, body: { motivo } }, { token }),
    detener: (token, id) => llamar(poderes.detenerCambio, { params: { id }, body: { motivo } }, { token }),
    retirar: (token, id) => llamar(poderes.retirarCambio, { params: { id } }, { token }),
    async pasar(duracion) {
      reloj.avanzar(duracion);
      await atenderCambios(prueba.plataforma, clasesDeCambio);
    },
  };
}
