// Asking for the change: with a reason, which whoever approves it reads.
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { FormularioDeMotivo } from '../motivo/formulario-de-motivo.tsx';
import classes from './politica.module.css';

interface GuardarProps {
  readonly cambios: number;
  readonly guardar: (motivo: string) => Promise<void>;
  readonly onClose: () => void;
}

export function Guardar({ cambios, guardar, onClose }: GuardarProps) {
  return (
    <FormDialog titulo="Pedir el cambio de operaciones y límites" onClose={onClose}>
      <FormularioDeMotivo
        etiqueta="Motivo"
        descripcion="Lo lee quien lo aprueba."
        accion="Pedir el cambio"
        peligro={false}
        enviar={guardar}
        alTerminar={onClose}
        onCancelar={onClose}
      >
        <p className={classes.nota}>
          {cambios === 1 ? 'Cambia un renglón.' : `Cambian ${cambios} renglones.`} Lo que pida espera a otro
          administrador o, si no lo hay, un día.
        </p>
      </FormularioDeMotivo>
    </FormDialog>
  );
}
