interface Firmada {
  readonly escritaPor: string;
  readonly publicadaPor: string | null;
}

/** Who wrote something and who published it, as people see them. */
export const firmas = (
  { escritaPor, publicadaPor }: Firmada,
  escritora: string,
  publicadora: string | null,
) => ({
  escritaPor: { id: escritaPor, nombre: escritora },
  publicadaPor: publicadaPor === null ? null : { id: publicadaPor, nombre: publicadora ?? '' },
});
