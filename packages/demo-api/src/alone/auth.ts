// Entering, leaving and staying in the demo without a server. There is one person, and what they change of themselves lasts
// until the page is loaded again.
import { reautenticar } from '@cuadra/contract/acceso/reautenticacion';
import { verMiSegundoFactor } from '@cuadra/contract/acceso/segundo-factor';
import {
  cerrarSesion,
  continuarSesion,
  desbloquearSesion,
  editarUsuarioActual,
  iniciarSesion,
  olvideContrasena,
  opcionesDeAcceso,
  restablecerContrasena,
  type SesionAbierta,
  solicitarCuenta,
  verUsuarioActual,
} from '@cuadra/contract/acceso/sesion';
import {
  listarMisSesiones,
  mantenerSesion,
  terminarMiSesion,
  terminarMisOtrasSesiones,
} from '@cuadra/contract/acceso/sesiones';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { HttpHandler } from 'msw';
import { Reply } from '../answer.ts';
import type { World } from '../world.ts';
import { INSTITUTION } from './catalogue.ts';
import { PERSON_EMAIL, PERSON_NAME, PERSON_PASSWORD, person } from './person.ts';
import { Refused, type Serve } from './serve.ts';
import type { Tokens } from './tokens.ts';

const SIGN_IN_MS = 1500;
const RESET_MS = 1000;

export function authHandlers(world: World, tokens: Tokens, serve: Serve): HttpHandler[] {
  const self = { user: person(), password: PERSON_PASSWORD };
  const open = async (): Promise<SesionAbierta> => ({
    user: self.user,
    accessToken: await tokens.issue(self.user.id),
    tokenType: 'bearer',
  });
  const enter = async ({ email, password }: { readonly email: string; readonly password: string }) => {
    await world.wait(SIGN_IN_MS);
    return email === self.user.email && password === self.password ? open() : new Reply(404, false);
  };
  const done = async (ms: number) => {
    await world.wait(ms);
    return true as const;
  };
  return [
    serve(opcionesDeAcceso, () => ({
      institucion: `${INSTITUTION}, sin servidor`,
      hayCorreo: false,
      sinUsuarios: false,
      demo: {
        password: PERSON_PASSWORD,
        users: [{ name: PERSON_NAME, email: PERSON_EMAIL, rol: 'Demostración' }],
      },
    })),
    serve(iniciarSesion, ({ body }) => enter(body)),
    serve(desbloquearSesion, ({ body }) => enter(body)),
    serve(continuarSesion, async ({ body: { accessToken } }) => {
      if ((await tokens.sessionOf(accessToken)) === undefined) throw new Refused('TOKEN_INVALIDO');
      return open();
    }),
    serve(cerrarSesion, ({ session: { id } }) => {
      tokens.close(id);
      return true as const;
    }),
    serve(olvideContrasena, () => done(RESET_MS)),
    serve(restablecerContrasena, () => done(RESET_MS)),
    serve(solicitarCuenta, () => true as const),
    serve(reautenticar, ({ body }) => {
      const isRight = body.metodo === 'contrasena' && body.password === self.password;
      if (!isRight) throw new Refused('CONTRASENA_ACTUAL_INCORRECTA');
      return open();
    }),
    serve(verUsuarioActual, () => self.user),
    serve(editarUsuarioActual, ({ body: { user } }) => change(self, user, tokens)),
    ...sessionHandlers(world, tokens, serve),
  ];
}

interface Self {
  user: ReturnType<typeof person>;
  password: string;
}

type Changes = BodyOf<typeof editarUsuarioActual>['user'];

async function change(self: Self, { password, name, avatar, status }: Changes, { issue }: Tokens) {
  if (password !== undefined && password.current !== self.password)
    throw new Refused('CONTRASENA_ACTUAL_INCORRECTA');
  if (name !== undefined && name !== self.user.name) throw new Refused('NOMBRE_AJENO');
  self.user = {
    ...self.user,
    ...(avatar === undefined ? {} : { avatar }),
    ...(status === undefined ? {} : { status }),
  };
  if (password === undefined) return self.user;
  self.password = password.next;
  return { ...self.user, accessToken: await issue(self.user.id) };
}

/** The application's own limits: ten minutes, and half a minute to say that one is there. */
const IDLE = { inactividadSegundos: 600, avisoSegundos: 30 } as const;

const sessionHandlers = (world: World, tokens: Tokens, serve: Serve): HttpHandler[] => [
  serve(mantenerSesion, ({ session: { endsAt } }) => ({ ...IDLE, venceEn: endsAt })),
  serve(listarMisSesiones, ({ session: { id, openedAt, endsAt } }) => [
    {
      id,
      direccion: 'localhost',
      navegador: 'Este navegador',
      abiertaEn: openedAt,
      ultimoUso: new Date(world.nowMs()).toISOString(),
      venceEn: endsAt,
      esActual: true,
    },
  ]),
  serve(terminarMiSesion, ({ params: { id }, session }) => {
    if (id !== session.id) throw new Refused('NO_ENCONTRADO');
    tokens.close(id);
    return true as const;
  }),
  serve(terminarMisOtrasSesiones, () => 0),
  serve(verMiSegundoFactor, () => ({
    esObligatorio: false,
    passkeys: [],
    totpDesde: null,
    codigosRestantes: 0,
    dispositivos: [],
  })),
];
