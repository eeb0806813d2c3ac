// A new password for somebody who lost theirs: a link that works once, shown to the administrator too, who may hand
// it over in person where mail does not arrive.
import { reponerContrasena, type Usuario } from '@cuadra/contract/administracion/usuarios';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { messageOf } from '../../platform/api-error.ts';
import { useCurrentUser } from '../../platform/current-session.ts';
import { useConfirm } from '../../ui/dialogs/confirm.tsx';
import { FormNotice } from '../../ui/dialogs/form-notice.tsx';
import { CopyField } from '../../ui/fields/copy-field.tsx';
import { formatInstant } from '../../ui/format/date.ts';
import { refrescarSesiones } from './cache.ts';
import classes from './reponer-contrasena.module.css';
import { Seccion } from './seccion.tsx';

export function ReponerContrasena({ usuario }: { readonly usuario: Usuario }) {
  const { id, nombre, correo, activo } = usuario;
  const esPropio = useCurrentUser()?.id === id;
  const confirmar = useConfirm();
  const reponer = useMutation({
    mutationFn: () => call(reponerContrasena, { params: { id } }),
    onSuccess: () => refrescarSesiones(),
  });
  const preguntar = async () => {
    const consecuencia = esPropio
      ? 'Es su propio usuario: también se cierra esta sesión, y el enlace le llega por correo.'
      : 'Se cierran sus sesiones abiertas.';
    const acepta = await confirmar({
      titulo: 'Reponer contraseña',
      texto: `Se envía a ${correo} un enlace para que ${esPropio ? 'ponga' : `${nombre} ponga`} una contraseña nueva. ${consecuencia}`,
      accion: 'Reponer contraseña',
    });
    if (acepta) reponer.mutate();
  };
  return (
    <Seccion titulo="Contraseña">
      <p className={classes.texto}>
        {activo
          ? 'Quien olvidó su contraseña recibe un enlace de un solo uso para poner otra.'
          : 'El usuario está deshabilitado. Habilítelo antes de reponer su contraseña.'}
      </p>
      {reponer.data === undefined && (
        <div>
          <Button
            variant="default"
            disabled={!activo}
            loading={reponer.isPending}
            onClick={() => void preguntar()}
          >
            Reponer contraseña
          </Button>
        </div>
      )}
      {reponer.isError && <FormNotice tono="error" texto={messageOf(reponer.error)} />}
      {reponer.data !== undefined && <Enlace correo={correo} {...reponer.data} />}
    </Seccion>
  );
}

interface EnlaceProps {
  readonly correo: string;
  readonly enlace: string;
  readonly venceEn: string;
}

function Enlace({ correo, enlace, venceEn }: EnlaceProps) {
  return (
    <div className={classes.enlace}>
      <CopyField etiqueta="Enlace de un solo uso" valor={enlace} enfocar />
      <p className={classes.texto}>
        Vence el <span className="cifras">{formatInstant(venceEn)}</span>. Se envió a {correo}; si no le
        llega, cópielo y entrégueselo. No se mostrará otra vez.
      </p>
    </div>
  );
}
