// Asking for a link to set a new password or, where no mail is sent, for an envelope. The answer is the same whether the
// email is registered or not.
import { olvideContrasena, opcionesDeAcceso } from '@cuadra/contract/acceso/sesion';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { queryOf } from '#platform/query.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { useOrder } from '#ui/order/use-order.ts';
import { Text } from '#ui/text/text.tsx';
import classes from '../frame/access.module.css';
import { AccessForm, type Notice, refusalNotice } from '../frame/access-form.tsx';
import { AccessFrame } from '../frame/access-frame.tsx';

const POR_CORREO = {
  subtitulo: 'Escriba su correo y le enviaremos un enlace para cambiarla.',
  accion: 'Enviar enlace',
  hecho:
    'Si el correo está registrado, recibirá un enlace para poner una contraseña nueva. Revise también el correo no deseado.',
};

const EN_SOBRE = {
  subtitulo: 'Escriba su correo. Un administrador le imprimirá un sobre para que ponga otra.',
  accion: 'Pedir un sobre',
  hecho:
    'Si el correo está registrado, los administradores ya saben que necesita un sobre. Preséntese con uno de ellos para recibirlo.',
};

export function Page() {
  const [hecho, setHecho] = useState<Notice>();
  const { data: opciones } = useQuery(queryOf(opcionesDeAcceso));
  const textos = opciones?.hayCorreo === false ? EN_SOBRE : POR_CORREO;
  const order = useOrder(olvideContrasena, {
    initial: { email: '' },
    schema: olvideContrasena.body,
    onDone: () => {
      order.form.reset();
      setHecho({ tono: 'exito', texto: textos.hecho });
    },
  });
  const { register, formState } = order.form;
  const enviar = () => {
    setHecho(undefined);
    return order.send();
  };

  return (
    <AccessFrame titulo="Olvidé mi contraseña" subtitulo={textos.subtitulo}>
      <AccessForm
        onSubmit={submitWith(enviar)}
        esperando={order.isSending}
        aviso={hecho ?? refusalNotice(order.notice)}
        accion={textos.accion}
      >
        <TextInput
          label="Correo electrónico"
          type="email"
          size="md"
          autoComplete="username"
          autoFocus
          error={formState.errors.email?.message}
          {...register('email')}
        />
      </AccessForm>
      <Text muted roomAbove="2xl">
        <Link to="/reset-password" className={classes.enlace}>
          Ya recibí un sobre
        </Link>
        {' · '}
        <Link to="/sign-in" className={classes.enlace}>
          Volver al ingreso
        </Link>
      </Text>
    </AccessFrame>
  );
}
