// The envelopes, for whoever confirms them without administering users.
import { Page as Pagina } from '#ui/page/page.tsx';
import { ListaDeSobres } from './lista.tsx';

export function Page() {
  return (
    <Pagina
      titulo="Sobres por confirmar"
      proposito="Quien recibe un sobre se identifica ante usted; sin su confirmación el sobre no sirve."
    >
      <ListaDeSobres />
    </Pagina>
  );
}
