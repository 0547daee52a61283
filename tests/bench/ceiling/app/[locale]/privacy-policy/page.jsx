export const dynamicParams = false;
export const generateStaticParams = () => [{ locale: 'en' }, { locale: 'es' }];

/** A page of the build, as long as the landing page: its text is in the answer twice, as HTML and for the scripts. */
export default function Page() {
  return <p>{'Pawfolio '.repeat(Math.ceil(Number(process.env.CEILING_BYTES) / 2 / 9))}</p>;
}
