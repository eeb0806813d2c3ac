// A link to an address of the application that is known as text, with its filters already in it.
//
//   <PlainLink to={enlaceDeCuenta('101', filtros)}>Caja y bancos</PlainLink>
import { useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';

interface PlainLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> {
  readonly to: string;
}

export function PlainLink({ to, children, ...rest }: PlainLinkProps) {
  const { history } = useRouter();
  const onClick = (event: MouseEvent) => {
    // With a key held, as the browser does it.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(to);
  };
  return (
    <a {...rest} href={to} onClick={onClick}>
      {children}
    </a>
  );
}
