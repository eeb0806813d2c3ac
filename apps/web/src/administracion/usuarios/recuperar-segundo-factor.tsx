// What somebody has of second factor, and the way to take it away from whoever lost it: it waits for another person.
import {
  recuperarSegundoFactor,
  verSegundoFactorDeUsuario,
} from '@cuadra/contract/administracion/segundo-factor';
import type { Usuario } from '@cuadra/contract/administracion/usuarios';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Note } from '#ui/text/text.tsx';
import { refrescarSesiones } from './cache.ts';

export function RecuperarSegundoFactor({ usuario }: { readonly usuario: Usuario }) {
  const { id } = usuario;
  const consulta = useQuery(queryOf(verSegundoFactorDeUsuario, { params: { id } }));
  return (
    <Section title="Segundo factor" level={3} pad="2xl none">
      {consulta.isPending && <SkeletonRows rows={1} height={40} label="Cargando el segundo factor" />}
      {consulta.isError && <ErrorState error={consulta.error} retry={consulta.refetch} />}
      {consulta.data !== undefined && <Recuperacion usuario={usuario} tiene={consulta.data} />}
    </Section>
  );
}

interface RecuperacionProps {
  readonly usuario: Usuario;
  readonly tiene: ResponseOf<typeof verSegundoFactorDeUsuario>;
}

function Recuperacion({ usuario: { id, nombre, enEspera }, tiene }: RecuperacionProps) {
  const esPropio = useCurrentUser()?.id === id;
  const confirmar = useConfirm();
  const recuperar = useMutation({
    mutationFn: () => call(recuperarSegundoFactor, { params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [verSegundoFactorDeUsuario.path] });
      await refrescarSesiones();
    },
  });
  const preguntar = async () => {
    const acepta = await confirmar({
      title: 'Recuperar el segundo factor',
      text: `Identifique antes a ${nombre}. Se quitan sus llaves, su aplicación y sus códigos, se cierran sus sesiones y elige otro al ingresar. Lo aprueba otro administrador; si no lo hay, espera un día.`,
      action: 'Pedir recuperación',
      danger: true,
    });
    if (acepta) recuperar.mutate();
  };
  const espera = enEspera.some(({ clase }) => clase === 'segundo-factor');
  const tieneAlguno = tiene.passkeys > 0 || tiene.tieneTotp;
  return (
    <>
      <Note breaks>{enPalabras(tiene)}</Note>
      {tieneAlguno && !esPropio && !espera && recuperar.data === undefined && (
        <div>
          <Button variant="default" loading={recuperar.isPending} onClick={() => void preguntar()}>
            Recuperar segundo factor
          </Button>
        </div>
      )}
      {tieneAlguno && esPropio && (
        <Note breaks>El suyo lo cambia en su perfil; si lo pierde, lo pide otro administrador.</Note>
      )}
      {recuperar.isError && <FormNotice tone="error" text={messageOf(recuperar.error)} />}
      {(espera || recuperar.data?.resultado === 'en-espera') && (
        <FormNotice tone="info" text="La recuperación espera a otra persona. Véala en Poderes." />
      )}
      {recuperar.data?.resultado === 'hecho' && (
        <FormNotice tone="exito" text={`Hecho: ${nombre} elegirá otro segundo factor al ingresar.`} />
      )}
    </>
  );
}

function enPalabras({
  passkeys,
  tieneTotp,
  codigosRestantes,
  esObligatorio,
}: RecuperacionProps['tiene']): string {
  const formas = [
    ...(passkeys === 0 ? [] : [passkeys === 1 ? '1 llave de acceso' : `${passkeys} llaves de acceso`]),
    ...(tieneTotp ? ['aplicación de códigos'] : []),
  ];
  if (formas.length > 0)
    return `Tiene ${formas.join(' y ')}; le quedan ${codigosRestantes} códigos de recuperación.`;
  return esObligatorio
    ? 'No tiene. Su rol lo exige: lo elegirá en su próximo ingreso.'
    : 'No tiene: entra con su contraseña.';
}
