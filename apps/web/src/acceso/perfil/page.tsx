// What a person keeps of their own: how they are called and look, their password, and where they are signed in.
import { useCurrentUser } from '#platform/current-session.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { Contrasena } from './contrasena.tsx';
import { Datos } from './datos.tsx';
import { MisSesiones } from './mis-sesiones.tsx';
import { SegundoFactor } from './segundo-factor.tsx';

export function Page() {
  const usuario = useCurrentUser();
  return (
    <Pagina
      title="Mi perfil"
      purpose="Sus datos, su contraseña, su segundo factor y sus sesiones abiertas."
      width="lectura"
    >
      {usuario !== undefined && <Datos usuario={usuario} />}
      <Contrasena />
      <SegundoFactor />
      <MisSesiones />
    </Pagina>
  );
}
