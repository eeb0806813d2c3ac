import { CODIGOS_DE_RECUPERACION, renovarCodigos } from '@cuadra/contract/acceso/segundo-factor';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { anotarSegundoFactor } from '../segundo-factor/anotar-segundo-factor.ts';
import { CodigosDeRecuperacion } from '../segundo-factor/codigos-de-recuperacion.tsx';
import { Parte } from './parte.tsx';

export function RecuperacionPropia({ quedan }: { readonly quedan: number }) {
  const confirmar = useConfirm();
  const renovar = useMutation({
    mutationFn: () => call(renovarCodigos),
    onSuccess: ({ segundoFactor }) => anotarSegundoFactor(segundoFactor),
  });
  const pedir = async () => {
    const texto = 'Los que tenga guardados dejarán de servir.';
    if (await confirmar({ titulo: 'Hacer códigos nuevos', texto, accion: 'Hacer códigos' })) renovar.mutate();
  };
  const codigos = renovar.data?.codigos;
  return (
    <Parte
      titulo="Códigos de recuperación"
      nota={`Para el día que pierda su teléfono o su llave. Quedan ${quedan} de ${CODIGOS_DE_RECUPERACION}.`}
      error={renovar.isError ? messageOf(renovar.error) : undefined}
      acciones={
        <Button variant="default" size="compact-sm" loading={renovar.isPending} onClick={() => void pedir()}>
          Hacer códigos nuevos
        </Button>
      }
    >
      {codigos != null && (
        <FormDialog titulo="Códigos de recuperación" conCambios onClose={renovar.reset}>
          <CodigosDeRecuperacion codigos={codigos} onGuardados={renovar.reset} pie={(listo) => listo} />
        </FormDialog>
      )}
    </Parte>
  );
}
