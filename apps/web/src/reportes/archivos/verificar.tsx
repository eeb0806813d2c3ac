// A code printed on a document, and what the document was made of.
import { type Verificacion, verVerificacion } from '@cuadra/contract/reportes/archivos';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../app/api.ts';
import { ApiError, mensajeDe } from '../../app/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { FormNotice } from '../../ui/form-notice.tsx';
import { formatearInstante } from '../../ui/format/date.ts';
import classes from './archivos.module.css';

export function Verificar() {
  const [codigo, setCodigo] = useState('');
  const consulta = useMutation({
    mutationFn: () => call(verVerificacion, { params: { codigo } }),
  });
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (codigo.trim() !== '') consulta.mutate();
  };
  return (
    <Card titulo="Verificar un documento">
      <div className={classes.verificar}>
        <form className={classes.formulario} onSubmit={enviar}>
          <TextInput
            label="Código de verificación"
            description="Está al pie de cada página y en el nombre del archivo."
            placeholder="K7QM-3XWP"
            autoComplete="off"
            spellCheck={false}
            maxLength={12}
            value={codigo}
            error={consulta.isError ? fraseDe(consulta.error) : undefined}
            onChange={({ currentTarget }) => {
              setCodigo(currentTarget.value.toUpperCase());
              consulta.reset();
            }}
          />
          <Button type="submit" variant="default" loading={consulta.isPending}>
            Verificar
          </Button>
        </form>
        {consulta.data !== undefined && <Resultado {...consulta.data} />}
      </div>
    </Card>
  );
}

function fraseDe(error: unknown): string {
  if (!(error instanceof ApiError)) return mensajeDe(error);
  if (error.codigo === 'NO_ENCONTRADO') return 'Ningún documento lleva ese código. Revise que esté completo.';
  return error.errores[0]?.mensaje ?? error.message;
}

function Resultado({ titulo, formato, detalles, filas, autor, generadoEn, sigueIgual }: Verificacion) {
  return (
    <>
      <Vigencia sigueIgual={sigueIgual} />
      <dl className={classes.datos}>
        <dt>Documento</dt>
        <dd>
          {titulo} ({formato.toUpperCase()}), {filas.toLocaleString('es-GT')} filas
        </dd>
        <dt>Generado</dt>
        <dd>
          {formatearInstante(generadoEn)} por {autor.nombre}
        </dd>
        {detalles.length > 0 && (
          <>
            <dt>De</dt>
            <dd>
              {detalles.map((detalle) => (
                <div key={detalle}>{detalle}</div>
              ))}
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

function Vigencia({ sigueIgual }: Pick<Verificacion, 'sigueIgual'>) {
  if (sigueIgual === true)
    return <FormNotice tono="info" texto="Los libros dicen hoy exactamente lo mismo que el documento." />;
  if (sigueIgual === false)
    return (
      <FormNotice
        tono="aviso"
        texto="El documento es auténtico, pero los libros cambiaron desde que se hizo: vuelva a generarlo para ver lo de hoy."
      />
    );
  return (
    <FormNotice
      tono="info"
      texto="El documento es auténtico. Es demasiado largo para compararlo aquí con los libros de hoy: genérelo de nuevo."
    />
  );
}
