// A code printed on any document, from among the person's own files.
import { Card } from '#ui/page/card.tsx';
import classes from './archivos.module.css';
import { FormularioDeCodigo } from './verificacion/formulario-de-codigo.tsx';

export function Verificar() {
  return (
    <Card titulo="Verificar un documento">
      <div className={classes.verificar}>
        <FormularioDeCodigo />
      </div>
    </Card>
  );
}
