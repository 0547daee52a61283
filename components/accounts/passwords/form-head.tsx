export function FormHead({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
    </div>
  );
}
