// A head that somebody received by mail, or took from the folder, against what is stored now.
import { compararSello } from '@cuadra/contract/administracion/sellos';
import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { formatInstant } from '#ui/format/date.ts';
import classes from './sellos.module.css';

const BYTES_MAX = 100_000;

export function Comparar() {
  const comparacion = useMutation({
    mutationFn: async (archivo: File) => {
      if (archivo.size > BYTES_MAX) throw new Error('El archivo es demasiado grande para ser un sello.');
      return call(compararSello, { body: { texto: await archivo.text() } });
    },
  });
  const { data, error } = comparacion;
  return (
    <div className={classes.comparar}>
      <FileDrop
        etiqueta="Elegir el archivo del sello"
        extensiones={['.json']}
        nota="El que recibió por correo o el que está en la carpeta de sellos, sin cambiarlo."
        ocupado={comparacion.isPending}
        onArchivo={(archivo) => comparacion.mutate(archivo)}
      />
      {error !== null && <FormNotice tono="error" texto={messageOf(error)} />}
      {data?.coincide === true && (
        <FormNotice
          tono="exito"
          texto={`Coincide: nada anterior al ${formatInstant(data.selladaEn)} cambió. Sello de ${data.institucion}, código ${data.codigo}.`}
        />
      )}
      {data?.coincide === false && (
        <FormNotice
          tono="error"
          texto={
            <>
              <p className={classes.primera}>
                No coincide con el sello {data.codigo} del {formatInstant(data.selladaEn)}. Avise a la
                comisión de vigilancia y conserve el archivo.
              </p>
              <ul className={classes.diferencias}>
                {data.diferencias.map((diferencia) => (
                  <li key={diferencia}>{diferencia}</li>
                ))}
              </ul>
            </>
          }
        />
      )}
    </div>
  );
}
