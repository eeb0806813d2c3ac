// An image of a soporte over the page, as big as the screen lets.
import type { Soporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Imagen } from './imagen.tsx';
import { useArchivo } from './use-archivo.ts';
import classes from './vista-de-imagen.module.css';

interface VistaDeImagenProps {
  readonly idPartida: string;
  readonly soporte: Soporte;
  readonly onClose: () => void;
}

export function VistaDeImagen({ idPartida, soporte, onClose }: VistaDeImagenProps) {
  const { archivo, direccion } = useArchivo(idPartida, soporte);
  return (
    <FormDialog titulo={soporte.nombre} ancho={960} onClose={onClose}>
      <div className={classes.vista}>
        {archivo.isPending && <SkeletonRows filas={6} etiqueta="Cargando la imagen" />}
        {archivo.isError && <ErrorState error={archivo.error} reintentar={archivo.refetch} />}
        {direccion !== undefined && <Imagen direccion={direccion} nombre={soporte.nombre} />}
      </div>
    </FormDialog>
  );
}
